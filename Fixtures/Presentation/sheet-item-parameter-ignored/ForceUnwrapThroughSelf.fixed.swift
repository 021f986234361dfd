import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?

  var body: some View {
    Text("Mugs")
      .fullScreenCover(item: self.$mug, onDismiss: { print("closed") }, content: { mug in // want: sheet-item-parameter-ignored:error, full-screen-cover-without-dismiss:warning
        NavigationStack {
          MugCard(mug: mug)
            .navigationTitle(mug.name)
        }
      })
      .padding()
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
