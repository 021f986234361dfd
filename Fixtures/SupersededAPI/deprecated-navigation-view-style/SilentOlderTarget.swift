// deployment-target: iOS=15.0
import SwiftUI

struct CloudAtlas: View {
  var body: some View {
    NavigationView {
      Text("Clouds")
    }
    .navigationViewStyle(.stack)
  }
}
