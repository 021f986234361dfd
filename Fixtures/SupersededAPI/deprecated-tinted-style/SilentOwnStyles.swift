import SwiftUI

struct LeverToggleStyle: ToggleStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Capsule().fill(configuration.isOn ? tint : .gray)
    }
  }
}

struct SwitchToggleStyle: ToggleStyle {
  let tint: String

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(tint)
    }
  }
}

struct EngineRoom: View {
  @State private var isRunning = false

  var body: some View {
    VStack {
      Toggle("Engine", isOn: $isRunning).toggleStyle(LeverToggleStyle(tint: .red))
      Toggle("Pump", isOn: $isRunning).toggleStyle(SwitchToggleStyle(tint: "blue"))
    }
  }
}
