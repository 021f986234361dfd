import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var room: String
}

struct LampPanel: View {
  let lamps: [Lamp]
  @State private var lamp: Lamp?
  @State private var isDimming = false

  var body: some View {
    List(lamps) { other in
      Button(other.room) {
        self.lamp = other
        self.isDimming = true
      }
    }
    .sheet(isPresented: self.$isDimming) { // want: sheet-bool-plus-optional
      if let lamp = self.lamp {
        Text(lamp.room)
      }
    }
  }
}
