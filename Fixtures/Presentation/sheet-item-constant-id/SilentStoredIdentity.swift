import SwiftUI

struct Marble: Identifiable {
  var id = 0
  var color: String
}

struct Kit: Identifiable {
  let id: String
  init(name: String) { id = "kit-" + name }
}

struct Tag: Identifiable {
  static let prefix = "tag"
  var name: String
  var id: String { "\(Self.prefix)-\(name)" }
}

struct Drawer: View {
  @State private var marble: Marble?
  @State private var kit: Kit?
  @State private var tag: Tag?

  var body: some View {
    HStack {
      Button("Marble") { marble = Marble(id: 4, color: "Blue") }
        .sheet(item: $marble) { marble in
          Text(marble.color)
          Button("Close") { self.marble = nil }
        }
      Button("Kit") { kit = Kit(name: "repair") }
        .sheet(item: $kit) { kit in
          Text(kit.id)
          Button("Close") { self.kit = nil }
        }
      Button("Tag") { tag = Tag(name: "old") }
        .sheet(item: $tag) { tag in
          Text(tag.name)
          Button("Close") { self.tag = nil }
        }
    }
  }
}
