// deployment-target: iOS=15.0
import SwiftUI

extension Color {
  static let rust = Color("Rust")
}

struct BellTower: View {
  let isRinging: Bool

  var body: some View {
    VStack {
      Image(systemName: "bell")
        // want +1: deprecated-foreground-color
        .foregroundStyle(
          isRinging
            ? Color.rust // every hour
            : Color.secondary
        )
      Text("Noon")
        .font(.title)
        .foregroundColor(.rust) // want: deprecated-foreground-color
        .bold()
        .padding()
      Text("Dusk")
        .foregroundColor(.rust) // want: deprecated-foreground-color
        // as loud as can be
        .italic()
    }
  }
}
