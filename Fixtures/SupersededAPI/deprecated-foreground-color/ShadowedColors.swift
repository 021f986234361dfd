import SwiftUI

extension Color {
  static let teal = Color("BrandTeal")
}

struct Harbour: View {
  let isHigh: Bool

  var body: some View {
    VStack {
      Text("Tide").foregroundColor(.teal) // want: deprecated-foreground-color
      Text("Ebb").foregroundColor(.blue) // want: deprecated-foreground-color
      isHigh ? Image(systemName: "arrow.up").foregroundColor(.red) : Image(systemName: "arrow.down").foregroundColor(nil) // want: deprecated-foreground-color, deprecated-foreground-color
    }
  }
}
