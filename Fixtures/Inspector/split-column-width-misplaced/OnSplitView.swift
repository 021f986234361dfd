import SwiftUI

struct VineyardView: View {
  let slopes: [String]
  @State private var slope: String?

  var body: some View {
    NavigationSplitView {
      List(slopes, id: \.self, selection: $slope) { name in
        Text(name)
      }
    } detail: {
      Text(slope ?? "Choose a slope")
    }
    .navigationSplitViewColumnWidth(240) // want: split-column-width-misplaced:warning
  }
}
