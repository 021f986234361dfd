import SwiftUI

struct Smokehouse: View {
  let recipe: URL
  @State private var isSmoking = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink {
          Text("Ham")
        } label: {
          Link("Recipe", destination: recipe) // want: control-in-link-label:warning
        }
        NavigationLink { Text("Trout") } label: { // want: deprecated-navigation-link-value
          Menu("Wood") { // want: control-in-link-label:warning
            Button("Oak") { isSmoking = true }
          }
        }
        Button {
          isSmoking.toggle()
        } label: {
          NavigationLink("Smoke") { Text("Smoke") } // want: control-in-link-label:warning
        }
      }
    }
  }
}
