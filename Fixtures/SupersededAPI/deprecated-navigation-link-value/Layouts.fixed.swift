import SwiftUI

struct Footpath: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        // want +1: deprecated-navigation-link-value
        NavigationLink {
          Text(name)
            .padding()
            .navigationTitle(name)
        } label: {
          Text(name)
        }
        // want +1: deprecated-navigation-link-value
        NavigationLink {
          VStack {
            Text("Map of")
            Text(name)
          }
        } label: {
          Label(name, systemImage: "map") // the way there
        }
        // want +1: deprecated-navigation-link-value
        NavigationLink("Notes") {
          Group {
            Text(name)
          }
        }
      }
    }
  }
}
