import SwiftUI

struct TideTable: View {
  let isRising: Bool
  let isSpring: Bool

  var body: some View {
    List {
      Text("High water").foregroundColor(.cyan) // want: deprecated-foreground-color
      Text("Low water").foregroundColor(.init("Sand")) // want: deprecated-foreground-color
      Text("Slack").foregroundColor(.init(white: 0.4)) // want: deprecated-foreground-color
      Text("Now").foregroundColor(.accentColor) // want: deprecated-foreground-color
      Text("Range").foregroundColor(.mint.opacity(0.7)) // want: deprecated-foreground-color
      Text("Coefficient").foregroundColor(isSpring ? .red : .accentColor) // want: deprecated-foreground-color
      Text("Moon").foregroundColor(isSpring ? (isRising ? .teal : .indigo) : .purple) // want: deprecated-foreground-color
    }
  }
}
