import SwiftUI

@main
struct LockApp: App {
  var body: some Scene {
    WindowGroup {
      LockHome()
    }
  }
}

struct LockHome: View {
  @State private var showsGate = false

  var body: some View {
    Button("Gate") { showsGate = true }
      .navigationDestination(isPresented: $showsGate) { Text("Gate") } // want: missing-navigation-container:warning
  }
}
