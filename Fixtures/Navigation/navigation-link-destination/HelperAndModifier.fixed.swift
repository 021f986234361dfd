// profile: presentation
import SwiftUI

struct Workshop: View {
  var body: some View {
    NavigationStack {
      VStack {
        lathe
        bench(number: 2)
      }
    }
  }

  private var lathe: some View {
    NavigationLink("Lathe") { Text("Lathe") } // want: navigation-link-destination:info
  }

  @ViewBuilder private func bench(number: Int) -> some View {
    NavigationLink { Text("Bench \(number)") } label: { // want: navigation-link-destination:info, deprecated-navigation-link-value
      Text("Bench")
    }
  }
}

struct LinksToHelp: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content
      NavigationLink("Help") { Text("Help") } // want: navigation-link-destination:info
    }
  }
}
