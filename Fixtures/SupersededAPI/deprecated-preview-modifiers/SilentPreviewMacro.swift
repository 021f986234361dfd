// profile: all
// not type-checked: the macro needs Xcode's plug-in
import SwiftUI

struct AlgaeCard: View {
  var body: some View {
    Text("Algae")
  }
}

#Preview("Card") {
  AlgaeCard()
    .previewLayout(.sizeThatFits)
}
