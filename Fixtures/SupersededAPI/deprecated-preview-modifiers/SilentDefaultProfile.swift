import SwiftUI

struct IvyCard: View {
  var body: some View {
    Text("Ivy")
  }
}

struct IvyCard_Previews: PreviewProvider {
  static var previews: some View {
    IvyCard()
      .previewDisplayName("Ivy")
      .previewLayout(.sizeThatFits)
  }
}
