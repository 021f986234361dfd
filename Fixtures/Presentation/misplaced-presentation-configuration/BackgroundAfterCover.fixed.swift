// deployment-target: iOS=17.0
import SwiftUI

struct AquariumApp: App {
  var body: some Scene {
    WindowGroup {
      TankView()
    }
  }
}

struct TankView: View {
  @State private var isFeeding = false

  var body: some View {
    VStack {
      Text("Tank")
      Button("Feed") { isFeeding = true }
    }
    .fullScreenCover(isPresented: $isFeeding) {
      Button("Done") { isFeeding = false }
        .presentationBackground(Color.black) // want: misplaced-presentation-configuration:warning
    }
  }
}
