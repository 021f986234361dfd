import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?

  var body: some View {
    Text("Mugs")
      .sheet(item: $mug) { _ in // want: sheet-item-parameter-ignored:warning
        Text(mug?.name ?? "Unknown")
          .font(.title)
      }
  }
}

struct Mug: Identifiable {
  let id: Int
  var name: String
  var maker: String?
}

struct MugCard: View {
  let mug: Mug

  var body: some View {
    Text(mug.name)
  }
}
