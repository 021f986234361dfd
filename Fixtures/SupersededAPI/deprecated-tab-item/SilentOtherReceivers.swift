// deployment-target: iOS=18.0
import SwiftUI

struct TabBarPlan {
  var titles: [String] = []
  func tabItem(_ title: () -> String) -> TabBarPlan { TabBarPlan(titles: titles + [title()]) }
}

struct PlanScreen: View {
  private let plan = TabBarPlan()
    .tabItem { "Roads" }
    .tabItem { "Rivers" }

  var body: some View {
    TabView {
      ForEach(plan.tabItem { "Hills" }.titles, id: \.self) { title in
        Text(title)
      }
    }
    .tabViewStyle(.page)
  }
}
