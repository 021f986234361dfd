import SwiftUI

struct ShellPlan {
  var navigationViewStyle = "stack"
  func navigationViewStyle(_ name: String) -> ShellPlan { ShellPlan(navigationViewStyle: name) }
}

struct CloudAtlas: View {
  let plan: ShellPlan

  var body: some View {
    NavigationSplitView {
      Text(plan.navigationViewStyle("columns").navigationViewStyle)
    } detail: {
      Text(ShellPlan().navigationViewStyle("stack").navigationViewStyle)
    }
    .navigationSplitViewStyle(.balanced)
  }
}
