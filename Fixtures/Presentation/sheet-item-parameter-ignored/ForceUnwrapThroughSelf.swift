import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?

  var body: some View {
    Text("Mugs")
      .fullScreenCover(item: self.$mug, onDismiss: { print("closed") }, content: { _ in // want: sheet-item-parameter-ignored:error, full-screen-cover-without-dismiss:warning
        NavigationStack {
          MugCard(mug: self.mug!)
            .navigationTitle(self.mug!.name)
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
