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
        .foregroundStyle(minutes < 3 ? .red : .green) // want: deprecated-foreground-color
        .monospacedDigit()
        .padding(.horizontal)
      Text("Platform").tracking(1.5).foregroundStyle(.gray) // want: deprecated-foreground-color
      Spacer()
      Image(systemName: "figure.walk").foregroundStyle(.blue).bold() // want: deprecated-foreground-color
    }
  }
}
