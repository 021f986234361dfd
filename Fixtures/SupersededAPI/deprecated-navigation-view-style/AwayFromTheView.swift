import SwiftUI

struct AllotmentApp: View {
  let isWide: Bool

  var body: some View {
    if isWide {
      shell
        .navigationViewStyle(.automatic) // want: deprecated-navigation-view-style
    } else {
      TabView {
        NavigationStack { Text("Beds") }
        NavigationStack { Text("Tools") }
      }
      .navigationViewStyle( // want: deprecated-navigation-view-style
        .stack // For old links.
      )
    }
  }

  private var shell: some View {
    NavigationView { // want: navigation-view
      Text("Beds")
    }
  }
}

extension View {
  func stacked() -> some View {
    navigationViewStyle(.stack) // want: deprecated-navigation-view-style
  }
}

struct Stacked: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationViewStyle(DefaultNavigationViewStyle()) // want: deprecated-navigation-view-style
  }
}
