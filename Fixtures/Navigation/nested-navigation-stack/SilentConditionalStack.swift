import SwiftUI

struct Fountain: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Basin") { BasinScreen(embedsInNavigation: false) }
    }
  }
}

struct BasinScreen: View {
  let embedsInNavigation: Bool

  var body: some View {
    if embedsInNavigation {
      NavigationStack { content }
    } else {
      content
    }
  }

  private var content: some View {
    Text("Basin")
  }
}
