import SwiftUI

struct MugShelf: View {
  @State private var mug: Mug?
  let log: (String) -> Void

  var body: some View {
    Text("Mugs")
      .sheet(item: $mug) { _ in
        Button("Log") { log(mug?.name ?? "") }
          .onAppear { log(mug!.name) }
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
