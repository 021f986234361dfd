import SwiftUI

struct BrewMonitor: View {
  @State private var showsKettle = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Kettle") { showsKettle = true }
        NavigationLink(destination: KettleScreen(), isActive: $showsKettle) { EmptyView() } // want: navigation-link-active-tag:warning
      }
    }
  }
}

struct KettleScreen: View {
  var body: some View { Text("Kettle") }
}
