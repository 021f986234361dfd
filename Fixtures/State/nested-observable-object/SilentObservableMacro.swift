import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

final class Room: ObservableObject {
  @Published var lamp = Lamp()
}

struct RoomPanel: View {
  @ObservedObject var room: Room

  var body: some View {
    Text(room.lamp.isOn ? "On" : "Off")
    Button("Switch") { room.lamp.isOn.toggle() }
  }
}
