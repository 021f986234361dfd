import SwiftUI

final class Visit: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

struct VisitList: View {
  let names: [String]
  let title: String

  var body: some View {
    Text(title).environmentObject(Visit(name: title)) // want: environment-object-inline:warning
    ForEach(names, id: \.self) { name in
      Text(name).environmentObject(Visit(name: "new")) // want: environment-object-inline:warning
    }
  }
}
