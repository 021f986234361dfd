import SwiftUI

struct TideTable: View {
  let isRising: Bool
  let isSpring: Bool

  var body: some View {
    List {
      Text("High water").foregroundStyle(.cyan) // want: deprecated-foreground-color
      Text("Low water").foregroundStyle(Color.init("Sand")) // want: deprecated-foreground-color
      Text("Slack").foregroundStyle(Color.init(white: 0.4)) // want: deprecated-foreground-color
      Text("Now").foregroundStyle(Color.accentColor) // want: deprecated-foreground-color
      Text("Range").foregroundStyle(.mint.opacity(0.7)) // want: deprecated-foreground-color
      Text("Coefficient").foregroundStyle(isSpring ? Color.red : Color.accentColor) // want: deprecated-foreground-color
      Text("Moon").foregroundStyle(isSpring ? (isRising ? .teal : .indigo) : .purple) // want: deprecated-foreground-color
    }
  }
}
