// deployment-target: watchOS=8.0
import SwiftUI

struct LapButtons: View {
  let lap: () -> Void

  var body: some View {
    VStack {
      Button("Lap", action: lap).buttonStyle(BorderedButtonStyle(tint: .green)) // want: deprecated-tinted-style
      Button("Stop") {}
        .buttonStyle(BorderedButtonStyle(tint: Color.red.opacity(0.8))) // want: deprecated-tinted-style
    }
  }
}
