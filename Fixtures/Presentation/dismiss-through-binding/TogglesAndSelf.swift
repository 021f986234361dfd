import SwiftUI

struct Terrace: View {
  @State private var showsHerbs = false
  @State private var showsTools = false

  var body: some View {
    VStack {
      Button("Herbs") { showsHerbs = true }
        .sheet(isPresented: self.$showsHerbs) { TerracePage(title: "Herbs", isOpen: self.$showsHerbs) } // want: dismiss-through-binding:info
      Button("Tools") { showsTools = true }
        .sheet(isPresented: $showsTools) { TerraceList(isOpen: $showsTools) } // want: dismiss-through-binding:info
    }
  }
}

struct TerracePage: View {
  let title: String
  @Binding var isOpen: Bool

  var body: some View {
    Button(title) { isOpen.toggle() }
  }
}

struct TerraceList: View {
  @Binding var isOpen: Bool

  var body: some View {
    VStack {
      Button("Close") { self.isOpen = false }
      closeLater
    }
  }

  private var closeLater: some View {
    Button("Close later") {
      Task {
        try? await Task.sleep(for: .seconds(1))
        isOpen = false
      }
    }
  }
}
