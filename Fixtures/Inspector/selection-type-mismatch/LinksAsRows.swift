import SwiftUI

enum Wing: Hashable {
  case north, south
}

struct MuseumPlan: View {
  @State private var wing: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $wing) { // want: selection-type-mismatch:warning
        NavigationLink("North wing", value: Wing.north)
        NavigationLink("South wing", value: Wing.south)
      }
    } detail: {
      Text(wing ?? "Choose a wing")
    }
  }
}
