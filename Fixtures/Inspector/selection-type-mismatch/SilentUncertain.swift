import SwiftUI

struct Pebble: Identifiable, Hashable {
  let id: Int
  var color: String
}

struct PebbleRow: View {
  let pebble: Pebble

  var body: some View {
    Text(pebble.color)
      .tag(pebble.color)
  }
}

struct PebbleTray<Item: Identifiable & Hashable>: View {
  let pebbles: [Pebble]
  let items: [Item]
  @State private var color: String?
  @State private var item: Item.ID?
  @State private var filter: String? = "red"

  var body: some View {
    VStack {
      List(selection: $color) {
        ForEach(pebbles) { pebble in
          PebbleRow(pebble: pebble)
        }
      }
      List(items, selection: $item) { _ in
        Text("Item")
      }
      Picker("Filter", selection: $filter) {
        Text("All").tag("all")
        ForEach(pebbles) { pebble in
          Text(pebble.color)
        }
      }
      Text(color ?? "")
    }
  }
}
