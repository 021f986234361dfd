// deployment-target: iOS=17.0
import SwiftUI

struct EmbeddedStack: View {
  var body: some View {
    NavigationStack {
      Text("Inner")
    }
    .navigationBarBackButtonHidden(false)
  }
}
