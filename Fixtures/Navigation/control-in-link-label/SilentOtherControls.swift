import SwiftUI

struct Alarm: Hashable { let hour: Int }

struct AlarmRow: View {
  let alarm: Alarm
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var tone = 0

  var body: some View {
    NavigationLink(value: alarm) {
      VStack {
        Toggle("On", isOn: $isOn)
        Slider(value: $volume)
        Stepper("Tone", value: $tone, in: 0...9)
        Picker("Tone", selection: $tone) {
          Text("Bell").tag(0)
          Text("Horn").tag(1)
        }
      }
    }
    .navigationDestination(for: Alarm.self) { Text("\($0.hour)") }
  }
}
