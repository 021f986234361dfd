import SwiftUI

struct LinkRow<Item: Hashable>: View {
  let item: Item
  let title: String

  var body: some View {
    NavigationLink(title, value: item)
  }
}

struct AnyLinks: View {
  let keys: [AnyHashable]

  var body: some View {
    NavigationStack {
      List(keys, id: \.self) { key in
        NavigationLink("Key", value: key)
      }
    }
  }
}
