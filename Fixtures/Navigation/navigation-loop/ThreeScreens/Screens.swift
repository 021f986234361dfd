import SwiftUI

struct StageScreen: View {
  var body: some View {
    NavigationLink(destination: PitScreen()) { // want: navigation-link-destination:info, deprecated-navigation-link-value
      Text("Pit")
    }
  }
}

struct PitScreen: View {
  var body: some View {
    NavigationLink("Lobby") { LobbyScreen() } // want: navigation-link-destination:info
  }
}

struct LobbyScreen: View {
  var body: some View {
    NavigationLink("Stage") { StageScreen() } // want: navigation-loop:info, navigation-link-destination:info
  }
}
