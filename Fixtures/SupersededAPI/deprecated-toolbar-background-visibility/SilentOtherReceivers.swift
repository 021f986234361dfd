// deployment-target: iOS=18.0
import SwiftUI

final class BarPlan {
  func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> BarPlan { self }
}

struct PlanPage: View {
  let plan: BarPlan

  var body: some View {
    Button("Clear") {
      _ = plan.toolbarBackground(.hidden, for: .tabBar)
      _ = BarPlan().toolbarBackground(.visible, for: .navigationBar).toolbarBackground(.automatic)
    }
  }
}
