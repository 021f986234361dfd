import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?
  @State private var asks = false

  var body: some View {
    Text("Mugs")
      .alert("Drop it?", isPresented: $asks, presenting: mug) { _ in
        Button("Drop \(mug?.name ?? "")") {}
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
