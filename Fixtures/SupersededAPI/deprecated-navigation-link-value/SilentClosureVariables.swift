import SwiftUI

struct LinkRow<Destination: View>: View {
  let title: String
  let destination: () -> Destination

  var body: some View {
    NavigationLink(destination: destination) { Text(title) }
  }
}

struct BuilderRow<Page: View>: View {
  @ViewBuilder let page: () -> Page
  var other: (() -> Text)
  typealias Maker = () -> Text
  let maker: Maker

  var body: some View {
    VStack {
      NavigationLink("Page", destination: page)
      NavigationLink("Other", destination: other)
      NavigationLink("Maker", destination: maker)
      NavigationLink(destination: self.page) { Text("Self") }
      NavigationLink(destination: makeText) { Text("Function") }
      NavigationLink("Function", destination: self.makeText)
    }
  }

  private func makeText() -> Text {
    Text("Made")
  }
}

func row<Page: View>(to page: @escaping () -> Page) -> some View {
  let local = { Text("Local") }
  return VStack {
    NavigationLink(destination: page) { Text("Parameter") }
    NavigationLink("Local", destination: local)
  }
}
