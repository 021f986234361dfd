// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct DepartureLine: View {
  let destination: String
  let minutes: Int

  var body: some View {
    HStack {
      Text(destination)
        .foregroundColor(.primary) // want: deprecated-foreground-color
        .bold()
        .baselineOffset(2)
      Text("\(minutes) min")
        .foregroundColor(minutes < 3 ? .red : .green) // want: deprecated-foreground-color
        .monospacedDigit()
        .padding(.horizontal)
      Text("Platform").foregroundColor(.gray).tracking(1.5) // want: deprecated-foreground-color
      Spacer()
      Image(systemName: "figure.walk").foregroundColor(.blue).bold() // want: deprecated-foreground-color
    }
  }
}
