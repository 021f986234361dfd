import SwiftUI

struct Drum: View {
  var body: some View {
    Button("Beat") {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }
  }
}
