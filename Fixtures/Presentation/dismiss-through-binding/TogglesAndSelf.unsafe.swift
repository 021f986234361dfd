import SwiftUI

struct Terrace: View {
  @State private var showsHerbs = false
  @State private var showsTools = false

  var body: some View {
    VStack {
      Button("Herbs") { showsHerbs = true }
        .sheet(isPresented: self.$showsHerbs) { TerracePage(title: "Herbs") } // want: dismiss-through-binding:info
      Button("Tools") { showsTools = true }
        .sheet(isPresented: $showsTools) { TerraceList() } // want: dismiss-through-binding:info
    }
  }
}

struct TerracePage: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(title) { dismiss() }
  }
}

struct TerraceList: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      closeLater
    }
  }

  private var closeLater: some View {
    Button("Close later") {
      Task {
        try? await Task.sleep(for: .seconds(1))
        dismiss()
      }
    }
  }
}
