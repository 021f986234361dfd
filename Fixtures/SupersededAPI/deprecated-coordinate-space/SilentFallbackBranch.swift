// deployment-target: iOS=16.0
import SwiftUI

extension View {
  @ViewBuilder func space(named name: String) -> some View {
    if #available(iOS 17, *) {
      coordinateSpace(.named(name))
    } else {
      coordinateSpace(name: name)
    }
  }
}

struct CaveMap: View {
  var body: some View {
    Text("Cave").space(named: "cave")
  }
}
