// profile: all
import SwiftUI

extension View {
  func asPreview(_ name: String) -> some View {
    previewDisplayName(name).previewLayout(.sizeThatFits)
  }
}

struct LichenCard: View {
  var body: some View {
    Text("Lichen")
      .previewDisplayName("Lichen")
  }
}
