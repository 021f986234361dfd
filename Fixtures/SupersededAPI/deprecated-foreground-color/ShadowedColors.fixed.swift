import SwiftUI

extension Color {
  static let teal = Color("BrandTeal")
}

struct Harbour: View {
  let isHigh: Bool

  var body: some View {
    VStack {
      Text("Tide").foregroundStyle(Color.teal) // want: deprecated-foreground-color
      Text("Ebb").foregroundStyle(.blue) // want: deprecated-foreground-color
      isHigh ? Image(systemName: "arrow.up").foregroundColor(.red) : Image(systemName: "arrow.down").foregroundColor(nil) // want: deprecated-foreground-color, deprecated-foreground-color
    }
  }
}
