// profile: all
// deployment-target: iOS=16.0
import SwiftUI

struct Drum: View {
  var body: some View {
    Button("Beat") {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }
  }
}
