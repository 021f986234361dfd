// profile: all
import SwiftUI

struct Knocking: ViewModifier {
  let isStrong: Bool

  func body(content: Content) -> some View {
    content.onTapGesture {
      UIImpactFeedbackGenerator( // want: haptics-uikit
        style: isStrong ? .heavy : .soft // as on wood
      ).impactOccurred(intensity: 0.8)
    }
  }
}

extension View {
  func clicks() -> some View {
    onTapGesture { UISelectionFeedbackGenerator().selectionChanged() } // want: haptics-uikit
  }
}

struct Drum: View {
  @State private var beats = 0

  var body: some View {
    Text("\(beats)")
      .modifier(Knocking(isStrong: true))
      .onChange(of: beats) {
        UIImpactFeedbackGenerator().impactOccurred() // want: haptics-uikit
      }
      .onAppear { beats = 1 }
  }
}

extension Drum {
  func roll() {
    UINotificationFeedbackGenerator().notificationOccurred(.success) // want: haptics-uikit
  }
}
