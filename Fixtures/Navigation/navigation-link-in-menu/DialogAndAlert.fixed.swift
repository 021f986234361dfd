import SwiftUI

struct Expedition: View {
  @State private var asksRoute = false
  @State private var warns = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Route") { asksRoute = true }
          .confirmationDialog("Route", isPresented: $asksRoute) {
            NavigationLink("North face") { Text("North") } // want: navigation-link-in-menu:warning
            Button("Cancel", role: .cancel) {}
          }
        Button("Start") { warns = true }
          .alert("Storm", isPresented: $warns) {
            NavigationLink("Forecast") { Text("Rain") } // want: navigation-link-in-menu:warning, deprecated-navigation-link-value
            Button("Stay", role: .cancel) {}
          }
      }
    }
  }
}
