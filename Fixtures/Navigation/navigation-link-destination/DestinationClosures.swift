// profile: presentation
import SwiftUI

struct Harbor: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink { // want: navigation-link-destination:info
          Text("Ferries")
        } label: {
          Label("Ferries", systemImage: "ferry")
        }
        NavigationLink("Cranes") { Text("Cranes") } // want: navigation-link-destination:info
        NavigationLink(destination: { Text("Docks") }, label: { Text("Docks") }) // want: navigation-link-destination:info
      }
    }
  }
}
