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
        NavigationLink(destination: BeanPage()) { Text("Bean") } // want: deprecated-navigation-link-value:info
        NavigationLink(destination: BeanPage(name: "Runner")) { // want: deprecated-navigation-link-value
          // The tallest one.
          Label("Runner", systemImage: "leaf")
        }
        NavigationLink(destination: BeanPage(), label: { Text("Broad") }) // want: deprecated-navigation-link-value
        NavigationLink(destination: Text("Dwarf").padding()) { Text("Dwarf") }.disabled(isShort) // want: deprecated-navigation-link-value
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
          NavigationLink(destination: BeanPage(name: bean)) { Text(bean) } // want: deprecated-navigation-link-value
        }
        NavigationLink(destination: isShort ? BeanPage(name: "a") : BeanPage(name: "b")) { Text("Either") } // want: deprecated-navigation-link-value
        NavigationLink(destination: AnyView(BeanPage())) { Text("Any") } // want: deprecated-navigation-link-value
        SwiftUI.NavigationLink(destination: EmptyView()) { Text("None") } // want: deprecated-navigation-link-value
      }
    }
  }
}
