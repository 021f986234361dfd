// deployment-target: iOS=17.0, macOS=13.0
import SwiftUI

struct TrailMap: View {
  var body: some View {
    VStack {
      Text("Trail")
    }
    .coordinateSpace(name: "trail")
  }
}
