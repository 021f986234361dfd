import SwiftUI

enum ScreenPart: String {
  case lamp, shade
}

extension View {
  func accessibility(identifier part: ScreenPart) -> some View {
    accessibilityIdentifier(part.rawValue)
  }
}

struct LampShop: View {
  var body: some View {
    VStack {
      Text("Lamp").accessibility(identifier: .lamp)
      Text("Shade").accessibility(identifier: ScreenPart.shade)
    }
  }
}
