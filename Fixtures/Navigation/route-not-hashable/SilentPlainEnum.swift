import SwiftUI

enum Plain {
  case a, b
}

enum Level: Int {
  case ground = 0
  case roof = 1
}

struct LiftPanel: View {
  @State private var level: Level?

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("A", value: Plain.a)
        Button("Roof") { level = .roof }
      }
      .navigationDestination(for: Plain.self) { _ in Text("Plain") }
      .navigationDestination(item: $level) { Text("\($0.rawValue)") }
    }
  }
}
