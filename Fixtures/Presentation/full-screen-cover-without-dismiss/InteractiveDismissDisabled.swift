// deployment-target: iOS=17.0
import SwiftUI

struct SwimTest: View {
  @State private var isSwimming = false

  var body: some View {
    Button("Start") { isSwimming = true }
      .fullScreenCover(isPresented: $isSwimming) { // want: full-screen-cover-without-dismiss:warning
        Text("Swim")
          .interactiveDismissDisabled()
      }
  }
}
