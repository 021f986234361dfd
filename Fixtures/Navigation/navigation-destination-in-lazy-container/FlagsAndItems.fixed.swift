import SwiftUI

struct Tapestry: Hashable, Identifiable {
  let id: Int
  let title: String
}

struct TapestryRoom: View {
  let tapestries: [Tapestry]
  @State private var tapestry: Tapestry?
  @State private var showsGuide = false

  var body: some View {
    NavigationStack {
      List {
        Button("Guide") { showsGuide = true }
        Section {
          ForEach(tapestries) { next in
            Button(next.title) { tapestry = next }
          }
        }
      }
      .navigationDestination(isPresented: $showsGuide) { Text("Guide") } // want: navigation-destination-in-lazy-container:warning
      .navigationDestination(item: $tapestry) { Text($0.title) } // want: navigation-destination-in-lazy-container:warning
    }
  }
}
