import SwiftUI

struct FerryTimetable: View {
  let crossings: [String]
  @State private var showsFares = true

  var body: some View {
    List(crossings, id: \.self) { crossing in
      Text(crossing)
    }
    .inspector(isPresented: $showsFares) { // want: inspector-toggle-missing:warning
      VStack {
        Text("Bicycles travel free")
        Button("Hide") { showsFares = false }
      }
    }
  }
}
