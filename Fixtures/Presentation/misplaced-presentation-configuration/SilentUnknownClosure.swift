// not type-checked: imports a package
import FlowRouting
import SwiftUI

struct FerryApp: App {
  var body: some Scene {
    WindowGroup {
      RouterHost { FerryDeck() }
    }
  }
}

struct FerryDeck: View {
  @State private var showsCabin = false

  var body: some View {
    Button("Cabin") { showsCabin = true }
      .sheet(isPresented: $showsCabin) {
        Button("Close") { showsCabin = false }
      }
      .presentationDetents([.medium])
  }
}
