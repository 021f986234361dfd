import SwiftUI

final class BarPlan {
  var navigationBarTitle = ""
  func navigationBarTitle(_ title: String) -> BarPlan { self }
}

struct PlanPage: View {
  let plan: BarPlan

  var body: some View {
    NavigationStack {
      Button("Rename") {
        plan.navigationBarTitle = "Plan"
        _ = plan.navigationBarTitle("Plan")
        _ = BarPlan().navigationBarTitle("Other").navigationBarTitle("Third")
      }
      .navigationTitle(plan.navigationBarTitle)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
