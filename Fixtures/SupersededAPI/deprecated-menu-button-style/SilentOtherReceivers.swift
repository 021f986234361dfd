// deployment-target: macOS=14.0
import SwiftUI

struct MenuPlan {
  func menuButtonStyle(_ name: String) -> MenuPlan { self }
}

struct ShelfBar: View {
  let plan: MenuPlan

  var body: some View {
    Menu("Sort") {
      Button("Plan") {
        _ = plan.menuButtonStyle("plain")
        _ = MenuPlan().menuButtonStyle("framed").menuButtonStyle("plain")
      }
    }
    .menuStyle(.borderlessButton)
  }
}
