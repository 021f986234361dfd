// deployment-target: iOS=15.0
import SwiftUI

struct CloudAtlas: View {
  var body: some View {
    if #available(iOS 16, *) {
      NavigationStack {
        Text("Clouds")
      }
    } else {
      NavigationView {
        Text("Clouds")
      }
      .navigationViewStyle(.stack)
    }
  }
}
