import SwiftUI

struct Planetarium: View {
  @State private var showsDome = false
  @State private var planet: String?

  private var stack: some View {
    NavigationStack {
      VStack {
        Button("Dome") { showsDome = true }
        Button("Mars") { planet = "Mars" }
      }
      .navigationDestination(isPresented: $showsDome) { Text("Dome") } // want: navigation-modifier-on-container:error
      .navigationDestination(item: $planet) { Text($0) } // want: navigation-modifier-on-container:error
    }
  }

  var body: some View {
    stack
  }
}
