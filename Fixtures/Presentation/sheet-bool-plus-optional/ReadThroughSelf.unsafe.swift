import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var room: String
}

struct LampPanel: View {
  let lamps: [Lamp]
  @State private var lamp: Lamp?

  var body: some View {
    List(lamps) { other in
      Button(other.room) {
        self.lamp = other
      }
    }
    .sheet(item: self.$lamp) { lamp in // want: sheet-bool-plus-optional
      Text(lamp.room)
    }
  }
}
