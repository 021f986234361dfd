import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?

  var body: some View {
    Text("Mugs")
      .sheet(item: $mug) { mug in // want: sheet-item-parameter-ignored:warning
        MugCard(mug: mug)
          .padding()
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
