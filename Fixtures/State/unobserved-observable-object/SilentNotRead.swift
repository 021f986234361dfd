import SwiftUI

final class Radio: ObservableObject {
  @Published var volume = 0.5
  var station = "A"
  func mute() { volume = 0 }
}

struct MuteButton: View {
  let radio: Radio

  var body: some View {
    Button("Mute \(radio.station)") { radio.mute() }
      .onTapGesture { print(radio.volume) }
    Volume(radio: radio)
  }
}

struct Volume: View {
  @ObservedObject var radio: Radio
  var body: some View { Slider(value: $radio.volume) }
}
