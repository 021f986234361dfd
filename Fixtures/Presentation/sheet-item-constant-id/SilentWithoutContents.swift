import SwiftUI

struct WelcomeSheet: Identifiable {
  let id = "welcome"
}

struct Lobby: View {
  @State private var welcome: WelcomeSheet?

  var body: some View {
    Button("Welcome") { welcome = WelcomeSheet() }
      .sheet(item: $welcome) { _ in
        Text("Welcome")
        Button("Close") { welcome = nil }
      }
  }
}
