import SwiftUI

struct BeanPage: View {
  var name = "Bean"
  var body: some View { Text(name) }
}

struct BeanList: View {
  let beans: [String]
  let isShort: Bool

  var body: some View {
    NavigationStack {
      List {
        NavigationLink { BeanPage() } label: { Text("Bean") } // want: deprecated-navigation-link-value:info
        NavigationLink { BeanPage(name: "Runner") } label: { // want: deprecated-navigation-link-value
          // The tallest one.
          Label("Runner", systemImage: "leaf")
        }
        NavigationLink { BeanPage() } label: { Text("Broad") } // want: deprecated-navigation-link-value
        NavigationLink { Text("Dwarf").padding() } label: { Text("Dwarf") }.disabled(isShort) // want: deprecated-navigation-link-value
        NavigationLink( // want: deprecated-navigation-link-value
          destination: VStack {
            Text("Many")
            BeanPage()
          },
          label: {
            Text("Many")
          }
        )
        NavigationLink( // want: deprecated-navigation-link-value
          destination: BeanPage(name: "Soy") // from the south
            .navigationTitle("Soy")
        ) {
          Text("Soy")
        }
        ForEach(beans, id: \.self) { bean in
          NavigationLink { BeanPage(name: bean) } label: { Text(bean) } // want: deprecated-navigation-link-value
        }
        NavigationLink { isShort ? BeanPage(name: "a") : BeanPage(name: "b") } label: { Text("Either") } // want: deprecated-navigation-link-value
        NavigationLink { AnyView(BeanPage()) } label: { Text("Any") } // want: deprecated-navigation-link-value
        SwiftUI.NavigationLink { EmptyView() } label: { Text("None") } // want: deprecated-navigation-link-value
      }
    }
  }
}
