// profile: presentation
import SwiftUI

struct Bakery: View {
  let loaf: String

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Oven") { OvenScreen() } // want: navigation-link-destination:info
        NavigationLink(loaf) { OvenScreen() } // want: navigation-link-destination:info
      }
    }
  }
}

struct OvenScreen: View {
  var body: some View { Text("Oven") }
}
