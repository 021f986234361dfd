// deployment-target: iOS=15.0
import SwiftUI

extension UIColor {
  static let hull = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
}

struct BoatCard: View {
  let paint: UIColor
  let isWet: Bool

  var body: some View {
    VStack {
      Text("Bow").foregroundStyle(Color(uiColor: UIColor.label)) // want: deprecated-color-uikit:info
      Rectangle().fill(Color(uiColor: UIColor.systemBackground)) // want: deprecated-color-uikit
      Rectangle().fill(Color(uiColor: UIColor.hull)).frame(height: 2) // want: deprecated-color-uikit
      Rectangle()
        .fill(
          Color( // want: deprecated-color-uikit
            uiColor: UIColor(red: 0.4, green: 0.3, blue: 0.2, alpha: 1) // tar
          )
        )
      Text("Deck").background(Color(uiColor: UIColor(white: 0.9, alpha: 1)), in: .capsule) // want: deprecated-color-uikit
      Text("Mast").foregroundStyle(Color(uiColor: UIColor.label.withAlphaComponent(0.4))) // want: deprecated-color-uikit
      Text("Sail").foregroundStyle(isWet ? Color(uiColor: paint) : Color(uiColor: UIColor.white)) // want: deprecated-color-uikit , deprecated-color-uikit
      Divider().background(SwiftUI.Color(uiColor: UIColor.separator)) // want: deprecated-color-uikit
    }
    .background(Color(.secondarySystemBackground)) // want: deprecated-color-uikit
  }

  private func wash(of color: UIColor) -> Color { Color(uiColor: color).opacity(0.5) } // want: deprecated-color-uikit

  private var varnish: Color {
    let brown: UIColor = .systemTeal
    return Color(uiColor: brown) // want: deprecated-color-uikit
  }
}

extension Color {
  static let keel = Color(uiColor: UIColor.hull) // want: deprecated-color-uikit
}
