import SwiftUI

extension View {
  func foregroundStyle(_ color: Color) -> some View { opacity(0.1) }
}

struct Ghost: View {
  var body: some View {
    Image(systemName: "moon").foregroundColor(.red) // want: deprecated-foreground-color
  }
}
