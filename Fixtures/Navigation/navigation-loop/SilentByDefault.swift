import SwiftUI

struct RinkScreen: View {
  var body: some View {
    NavigationStack {
      RinkInfo()
    }
  }
}

struct RinkInfo: View {
  var body: some View {
    NavigationLink("Skates") { SkateInfo() }
  }
}

struct SkateInfo: View {
  var body: some View {
    NavigationLink("Rink") { RinkInfo() }
  }
}
