import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?
  @State private var other: Mug?

  var body: some View {
    HStack {
      Text(other?.name ?? "Mugs")
      Button("Help") { mug = other }
        .sheet(item: $mug) { _ in
          Text(other?.name ?? "A mug")
          Button("Close") { mug = nil }
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
