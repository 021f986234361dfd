import SwiftUI

struct FarmWindow: View {
  var body: some View {
    NavigationSplitView {
      FarmSidebar()
    } detail: {
      Text("Farm")
    }
  }
}
