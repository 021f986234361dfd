// deployment-target: iOS=17.0
import SwiftUI

struct PosterRoom: View {
  @State private var isZoomed = false
  @State private var isTurned = false

  var body: some View {
    VStack {
      Button("Zoom") { isZoomed = true }
        .fullScreenCover(isPresented: $isZoomed) { // want: gesture-only-dismiss:warning
          Text("Poster").onTapGesture { isZoomed = false }
        }
      Button("Turn") { isTurned = true }
        .fullScreenCover(isPresented: self.$isTurned) { // want: gesture-only-dismiss:warning
          VStack {
            Text("Back of the poster")
            Text("Tap to close")
          }
          .onTapGesture { isTurned.toggle() }
        }
    }
  }
}
