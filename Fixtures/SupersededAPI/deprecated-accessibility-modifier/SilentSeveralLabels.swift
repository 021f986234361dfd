import SwiftUI

extension View {
  func accessibility(label: Text, hint: Text) -> some View {
    accessibilityLabel(label).accessibilityHint(hint)
  }
}

struct BellTower: View {
  var body: some View {
    Text("Bell")
      .accessibility(label: Text("Bell"), hint: Text("Rings at noon"))
  }
}
