// profile: all
import SwiftUI

final class UISelectionFeedbackGenerator {
  func selectionChanged() {}
}

enum Toy {
  struct UIImpactFeedbackGenerator {
    func impactOccurred() {}
  }
}

struct ToyDrum: View {
  var body: some View {
    Button("Beat") {
      UISelectionFeedbackGenerator().selectionChanged()
      Toy.UIImpactFeedbackGenerator().impactOccurred()
    }
  }
}
