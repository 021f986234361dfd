// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct CloudAtlas: View {
  let clouds: [String]
  @State private var cloud: String?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(clouds, id: \.self, selection: $cloud) { name in
        Text(name)
      }
    } detail: {
      if let cloud, cloud.isEmpty == false { // want: split-view-missing-placeholder:info
        Text(cloud)
      }
    }
  }
}
