// deployment-target: iOS=17.0
import SwiftUI

@main
struct PedometerApp: App {
  var body: some Scene {
    WindowGroup {
      StepsView()
    }
  }
}

struct StepsView: View {
  @State private var showsGoal = false

  var body: some View {
    Button("Goal") { showsGoal.toggle() }
      .inspector(isPresented: $showsGoal) {
        Text("Eight thousand")
      }
  }
}
