// deployment-target: macOS=14.0
import SwiftUI

struct Machine {
  var controlActiveState = true
}

struct MachineRoom: View {
  @Environment(\.appearsActive) private var appearsActive
  @State private var controlActiveState = false
  let machines: [Machine]

  var body: some View {
    VStack {
      Text("\(machines.filter(\.controlActiveState).count) running")
        .opacity(appearsActive ? 1 : 0.5)
      Toggle("Control", isOn: $controlActiveState)
    }
  }
}
