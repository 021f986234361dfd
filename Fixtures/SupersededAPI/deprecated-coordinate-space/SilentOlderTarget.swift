// deployment-target: iOS=16.0
import SwiftUI

struct PathMap: View {
  var body: some View {
    ScrollView {
      Text("Path")
    }
    .coordinateSpace(name: "path")
  }
}
