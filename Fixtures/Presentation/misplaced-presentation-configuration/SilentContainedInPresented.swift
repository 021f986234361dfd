import SwiftUI

struct OrchardApp: App {
  var body: some Scene {
    WindowGroup { OrchardView() }
  }
}

struct OrchardView: View {
  @State private var showsTree = false

  var body: some View {
    Button("Tree") { showsTree = true }
      .sheet(isPresented: $showsTree) { TreePanel() }
  }
}

struct TreePanel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        HarvestBar()
        Button("Close") { dismiss() }
      }
    }
  }
}

struct HarvestBar: View {
  @State private var showsBasket = false

  var body: some View {
    Button("Basket") { showsBasket = true }
      .sheet(isPresented: $showsBasket) {
        Button("Close") { showsBasket = false }
      }
      .presentationDetents([.medium, .large])
  }
}
