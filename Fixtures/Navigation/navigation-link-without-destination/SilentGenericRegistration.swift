import SwiftUI

enum Screen: Hashable {
  case scales, weights
}

extension View {
  func routes<R: Hashable>(_ type: R.Type, @ViewBuilder _ screen: @escaping (R) -> Text) -> some View {
    navigationDestination(for: type, destination: screen)
  }
}

struct WeighHouse: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Scales", value: Screen.scales)
        .routes(Screen.self) { screen in
          Text(screen == .scales ? "Scales" : "Weights")
        }
    }
  }
}
