// deployment-target: iOS=17.0
import SwiftUI

struct Estuary: View {
  var body: some View {
    VStack {
      NavigationStack {
        Text("Water")
      }
      Text("Mud")
        .navigationTitle("Estuary")
    }
    .navigationTitle("Estuary")
  }
}
