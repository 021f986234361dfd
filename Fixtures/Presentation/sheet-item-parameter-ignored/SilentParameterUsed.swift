import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?

  var body: some View {
    HStack {
      Text("Named").sheet(item: $mug) { shown in
        MugCard(mug: shown)
        Button("Close") { mug = nil }
      }
      Text("Shadowed").sheet(item: $mug) { mug in
        Text(mug.maker ?? "Unknown")
      }
      Text("Short").sheet(item: $mug) { MugCard(mug: $0) }
      Text("Reference").sheet(item: $mug, content: MugCard.init)
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
