// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Ravine: View {
  @State private var showsRavine = false

  var body: some View {
    Button("Ravine") { showsRavine = true }
      .statusBarHidden()
      .fullScreenCover(isPresented: $showsRavine) {
        Button("Close") { showsRavine = false }
      }
  }
}
