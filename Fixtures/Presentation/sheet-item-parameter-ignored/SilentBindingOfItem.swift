import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?

  var body: some View {
    Text("Mugs")
      .sheet(item: $mug) { _ in
        if let $mug = Binding($mug) {
          TextField("Name", text: $mug.name)
        }
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
