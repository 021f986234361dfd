import SwiftUI

struct BrewMonitor: View {
  @State private var showsKettle = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Kettle") { showsKettle = true }
        // want: navigation-link-active-tag:warning
      }
      .navigationDestination(isPresented: $showsKettle) { KettleScreen() }
    }
  }
}

struct KettleScreen: View {
  var body: some View { Text("Kettle") }
}
