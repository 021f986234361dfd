// profile: all
import SwiftUI

extension View {
  func previewDisplayName(_ name: LocalizedStringKey) -> some View {
    accessibilityLabel(name)
  }
}

struct CloverCard: View {
  var body: some View {
    Text("Clover")
  }
}

struct CloverCard_Previews: PreviewProvider {
  static var previews: some View {
    CloverCard().previewDisplayName(LocalizedStringKey("Clover"))
  }
}
