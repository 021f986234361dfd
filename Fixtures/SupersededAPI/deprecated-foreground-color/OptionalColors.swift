import SwiftUI

struct BerthMarker: View {
  var tint: Color?
  let colors: [String: Color]
  let isFree: Bool
  let harbour: Harbour?

  var body: some View {
    VStack {
      Text("A").foregroundColor(nil) // want: deprecated-foreground-color
      Text("B").foregroundColor(.none) // want: deprecated-foreground-color
      Text("C").foregroundColor(tint) // want: deprecated-foreground-color
      Text("D").foregroundColor(isFree ? .green : nil) // want: deprecated-foreground-color
      Text("E").foregroundColor(colors["E"]) // want: deprecated-foreground-color
      Text("F").foregroundColor(harbour?.color) // want: deprecated-foreground-color
      Text("G").foregroundColor(.some(.red)) // want: deprecated-foreground-color
      Text("H").foregroundColor(tint ?? .gray) // want: deprecated-foreground-color
      Text("I").foregroundColor(colors["I", default: .blue]) // want: deprecated-foreground-color
    }
  }
}

struct Harbour {
  var color: Color
}
