import SwiftUI

enum Hive: String {
  case garden, roof
}

struct HiveSearch: View {
  let hives: [String]
  @State private var text = ""
  @State private var scope = Hive.garden

  var body: some View {
    NavigationStack {
      List(hives, id: \.self) { hive in
        Text("\(hive) in the \(scope.rawValue)")
      }
      .searchable(text: $text)
      .searchScopes($scope) { // want: selection-type-mismatch:warning
        Text("Garden").tag("garden")
        Text("Roof").tag("roof")
      }
    }
  }
}
