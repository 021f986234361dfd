// profile: presentation
// deployment-target: iOS=17.0
import SwiftUI

struct Lighthouse: View {
  @State private var showsLamp = false

  var body: some View {
    Button("Lamp") {
      withAnimation {
        showsLamp = true // want: presentation-flag-toggle:info
      }
    }
    .fullScreenCover(isPresented: $showsLamp) {
      Button("Close") { showsLamp = false } // want: presentation-flag-toggle
    }
  }
}
