// profile: all
import SwiftUI

struct LoomPedal: View {
  @State private var rows = 0
  private let impact = UIImpactFeedbackGenerator(style: .light) // want: haptics-uikit:info

  var body: some View {
    VStack {
      Button("Weave") {
        rows += 1
        impact.impactOccurred()
      }
      Button("Undo") {
        rows -= 1
        UINotificationFeedbackGenerator().notificationOccurred(.warning) // want: haptics-uikit:info
      }
      Button("Color", action: changeColor)
    }
  }

  private func changeColor() {
    let generator = UISelectionFeedbackGenerator() // want: haptics-uikit
    generator.prepare()
    generator.selectionChanged()
  }
}
