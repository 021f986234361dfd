// deployment-target: iOS=17.0
import SwiftUI

struct KitchenTabs: View {
  @State private var showsTimer = false

  private var pantry: some View {
    NavigationView { // want: navigation-view:info
      Text("Pantry")
        .navigationTitle("Pantry")
    }
  }

  var body: some View {
    TabView {
      pantry
        .tabItem { Text("Pantry") }
      Button("Timer") { showsTimer = true }
        .tabItem { Text("Timer") }
    }
    .sheet(isPresented: $showsTimer) {
      SwiftUI.NavigationView { // want: navigation-view:info
        Button("Close") { showsTimer = false }
          .navigationTitle("Timer")
      }
    }
  }
}
