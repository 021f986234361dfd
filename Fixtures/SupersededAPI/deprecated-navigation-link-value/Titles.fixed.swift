import SwiftUI

struct AboutPage: View {
  var body: some View { Text("About") }
}

struct StationMenu: View {
  let name: String
  let key: LocalizedStringKey

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("About") { AboutPage() } // want: deprecated-navigation-link-value
        NavigationLink(name) { Text(name) } // want: deprecated-navigation-link-value
        NavigationLink(key) { AboutPage().navigationTitle("About") } // want: deprecated-navigation-link-value
        NavigationLink("Station \(name)") { AboutPage() }.padding() // want: deprecated-navigation-link-value
        NavigationLink( // want: deprecated-navigation-link-value
          "Lines",
          destination: List {
            Text("Line 1")
          }
        )
        NavigationLink( // want: deprecated-navigation-link-value
          name, // as on the sign
          destination: AboutPage()
        )
        .disabled(name.isEmpty)
        section
      }
    }
  }

  @ViewBuilder private var section: some View {
    if name.isEmpty {
      NavigationLink("Nameless") { AboutPage() } // want: deprecated-navigation-link-value
    } else {
      Section("More") { NavigationLink("More") { AboutPage() } } // want: deprecated-navigation-link-value
    }
  }
}
