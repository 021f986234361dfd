// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Cactus: View {
  @State private var showsCare = false

  var body: some View {
    Button("Care") { showsCare = true }
      #if os(iOS)
      .sheet(isPresented: $showsCare) { Text("Little water") }
      #else
      .sheet(isPresented: $showsCare) {
        Text("Little water")
        Button("Close") { showsCare = false }
      }
      #endif
  }
}

#if !os(macOS)
struct CactusList: View {
  @State private var showsList = false

  var body: some View {
    Button("List") { showsList = true }
      .sheet(isPresented: $showsList) { Text("All cacti") }
  }
}
#endif
