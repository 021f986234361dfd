import SwiftUI

struct Caravan: View {
  @State private var showsRoute = false

  var body: some View {
    List {
      Button("Route") { showsRoute = true }
        .sheet(isPresented: $showsRoute) {
          NavigationStack {
            VStack {
              NavigationLink("Oasis", value: "oasis")
              Button("Close") { showsRoute = false }
            }
            .navigationDestination(for: String.self) { Text($0) }
          }
        }
    }
  }
}
