// profile: all
import SwiftUI

struct SailingHome: View {
  var body: some View {
    NavigationStack {
      CrewScreen()
    }
  }
}

struct CrewScreen: View {
  var body: some View {
    NavigationLink("Boat") { BoatScreen() } // want: navigation-link-destination:info
  }
}

struct BoatScreen: View {
  var body: some View {
    NavigationLink("Crew") { CrewScreen() } // want: navigation-loop:info, navigation-link-destination:info
  }
}
