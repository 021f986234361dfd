import SwiftUI

struct WarmthModifier: ViewModifier {
  @StateObject private var thermometer = Thermometer() // want: observed-object-owned

  func body(content: Content) -> some View {
    content.opacity(thermometer.degrees / 40)
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
