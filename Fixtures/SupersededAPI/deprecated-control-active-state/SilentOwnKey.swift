// deployment-target: iOS=18.0
import SwiftUI

private struct ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var controlActiveState: Bool {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}

struct LatheRow: View {
  @Environment(\.controlActiveState) private var isActive: Bool

  var body: some View {
    Text("Lathe").opacity(isActive ? 1 : 0.5)
  }
}
