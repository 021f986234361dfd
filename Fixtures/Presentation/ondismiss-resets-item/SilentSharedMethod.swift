import SwiftUI

struct Pebble: Identifiable {
  let id: Int
}

struct PebbleTray: View {
  @State private var pebble: Pebble?

  private func putBack() {
    pebble = nil
  }

  var body: some View {
    Button("Take one") { pebble = Pebble(id: 5) }
      .sheet(item: $pebble, onDismiss: putBack) { pebble in
        VStack {
          Text("Pebble \(pebble.id)")
          Button("Put back", action: putBack)
        }
      }
  }
}
