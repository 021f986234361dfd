import SwiftUI

struct Pebble: Hashable {
  var name: String
}

struct PebbleBox: View {
  @State private var pebble: Pebble?
  @State private var asks = false
  @State private var isFull = false

  var body: some View {
    VStack {
      if let pebble {
        Text(pebble.name)
      }
      Button("Next") {
        pebble = Pebble(name: "Flint")
        asks = pebble != nil
      }
    }
    .alert("Box full?", isPresented: $asks) {
      Button("Full") {
        isFull = true
        pebble = nil
      }
      Button("No", role: .cancel) {}
    } message: {
      Text(isFull ? "It was full before." : "There was room before.")
    }
  }
}
