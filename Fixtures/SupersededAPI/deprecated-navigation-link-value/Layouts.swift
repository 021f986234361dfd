import SwiftUI

struct Footpath: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        // want +1: deprecated-navigation-link-value
        NavigationLink(
          destination: Text(name)
            .padding()
            .navigationTitle(name)
        ) {
          Text(name)
        }
        // want +1: deprecated-navigation-link-value
        NavigationLink(destination: VStack {
          Text("Map of")
          Text(name)
        }) {
          Label(name, systemImage: "map") // the way there
        }
        // want +1: deprecated-navigation-link-value
        NavigationLink("Notes", destination: Group {
          Text(name)
        })
      }
    }
  }
}
