// deployment-target: iOS=18.0
import SwiftUI

final class WindowPlan {
  func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> WindowPlan { self }
}

struct WindowPage: View {
  let plan: WindowPlan

  var body: some View {
    Button("Hide") {
      _ = plan.toolbar(.hidden, for: .tabBar)
      _ = WindowPlan().toolbar(.visible).toolbar(.automatic, for: .bottomBar)
    }
  }
}
