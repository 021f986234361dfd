import SwiftUI

struct CanalLock: View {
  enum Panel: Int, Identifiable {
    case rules, fees

    var id: Int { rawValue }
  }

  @State private var panel: Panel?

  var body: some View {
    Button("Rules") { panel = .rules }
      .sheet(item: $panel) { shown in
        switch shown {
        case .rules:
          Button("Fees") { panel = .fees }
        case .fees:
          Button("Close") { panel = nil }
        }
      }
  }
}
