import SwiftUI

enum Cards {
  struct NavigationStack<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ZStack { content }
    }
  }
}

struct CardTable: View {
  var body: some View {
    NavigationStack {
      Cards.NavigationStack {
        Text("Ace")
        Text("King")
      }
    }
  }
}
