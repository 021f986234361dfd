// profile: presentation
import SwiftUI

struct Bakery: View {
  let loaf: String

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Oven", destination: OvenScreen()) // want: navigation-link-destination:info, deprecated-navigation-link-value
        NavigationLink(loaf, destination: OvenScreen()) // want: navigation-link-destination:info, deprecated-navigation-link-value
      }
    }
  }
}

struct OvenScreen: View {
  var body: some View { Text("Oven") }
}
