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
        NavigationLink("About", destination: AboutPage()) // want: deprecated-navigation-link-value
        NavigationLink(name, destination: Text(name)) // want: deprecated-navigation-link-value
        NavigationLink(key, destination: AboutPage().navigationTitle("About")) // want: deprecated-navigation-link-value
        NavigationLink("Station \(name)", destination: AboutPage()).padding() // want: deprecated-navigation-link-value
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
      NavigationLink("Nameless", destination: AboutPage()) // want: deprecated-navigation-link-value
    } else {
      Section("More") { NavigationLink("More", destination: AboutPage()) } // want: deprecated-navigation-link-value
    }
  }
}
