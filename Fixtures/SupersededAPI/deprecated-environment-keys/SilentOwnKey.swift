// deployment-target: iOS=17.0
import SwiftUI

enum DialFace { case plain, colored }

private struct DialFaceKey: EnvironmentKey {
  static let defaultValue = DialFace.plain
}

extension EnvironmentValues {
  var complicationRenderingMode: DialFace {
    get { self[DialFaceKey.self] }
    set { self[DialFaceKey.self] = newValue }
  }
}

struct Dial: View {
  @Environment(\.complicationRenderingMode) private var face: DialFace

  var body: some View {
    Text("Dial").opacity(face == .plain ? 1 : 0.5)
  }
}
