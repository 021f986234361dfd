// deployment-target: iOS=17.0
import SwiftUI

struct FilmRoll: View {
  @State private var asks = false
  @State private var frames = 24

  var body: some View {
    Button("\(frames) frames") { asks = true }
      .confirmationDialog("Film", isPresented: $asks, titleVisibility: .visible) {
        Button("Rewind", role: .destructive) { frames = 0 }
      } message: {
        Text("The film is lost.")
      }
  }
}
