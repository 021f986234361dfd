import SwiftUI

struct LinkRow<Destination: View>: View {
  let title: String
  let destination: Destination

  var body: some View {
    NavigationLink(destination: destination) { // want: deprecated-navigation-link-value
      Text(title)
    }
  }
}

struct LinkedCard: ViewModifier {
  let target: AnyView

  func body(content: Content) -> some View {
    NavigationLink(destination: target) { content } // want: deprecated-navigation-link-value
  }
}

extension View {
  func linked<Page: View>(to page: Page) -> some View {
    NavigationLink(destination: page) { self } // want: deprecated-navigation-link-value
  }
}
