// profile: all
import SwiftUI

struct MossContext: PreviewContext {}

struct MossBadge: View {
  let name: String

  var body: some View {
    Text(name).padding()
  }
}

struct MossBadge_Previews: PreviewProvider {
  static let names = ["Peat", "Cushion"]

  static var previews: some View {
    Group {
      MossBadge(name: "Peat")
        .previewContext(MossContext()) // want: deprecated-preview-modifiers
      ForEach(names, id: \.self) { name in
        MossBadge(name: name).previewDisplayName(name) // want: deprecated-preview-modifiers
      }
    }
    .previewLayout(.sizeThatFits) // want: deprecated-preview-modifiers
  }
}
