import SwiftUI

struct RollingStock: View {
  let wagons: [String]
  @State private var wagon: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $wagon) {
        ForEach(wagons, id: \.self) { name in
          Text(name)
            .navigationSplitViewColumnWidth(220) // want: split-column-width-misplaced
        }
      }
    } detail: {
      Text(wagon ?? "Choose a wagon")
    }
  }
}
