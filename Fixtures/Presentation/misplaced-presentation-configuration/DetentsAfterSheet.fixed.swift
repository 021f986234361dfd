import SwiftUI

struct GardenApp: App {
  var body: some Scene {
    WindowGroup { GardenPlan() }
  }
}

struct GardenPlan: View {
  @State private var showsTools = false

  var body: some View {
    Button("Tools") { showsTools = true }
      .sheet(isPresented: $showsTools) {
        VStack {
          Text("Rake and spade")
          Button("Close") { showsTools = false }
        }
        .presentationDetents([.medium]) // want: misplaced-presentation-configuration:warning
      }
  }
}
