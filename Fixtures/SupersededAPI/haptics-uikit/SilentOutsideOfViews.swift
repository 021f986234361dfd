// profile: all
import SwiftUI

@MainActor
final class Haptics {
  static let shared = Haptics()
  private let impact = UIImpactFeedbackGenerator(style: .rigid)

  func beat() {
    impact.impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

@MainActor
func celebrate() {
  UINotificationFeedbackGenerator().notificationOccurred(.success)
}

final class DrumController: UIViewController {
  override func viewDidLoad() {
    UIImpactFeedbackGenerator().impactOccurred()
  }
}

struct Drum: View {
  let generator: UIImpactFeedbackGenerator
  @State private var beats = 0

  var body: some View {
    Button("Beat") {
      beats += 1
      Haptics.shared.beat()
      generator.impactOccurred()
    }
    .sensoryFeedback(.impact, trigger: beats)
  }
}
