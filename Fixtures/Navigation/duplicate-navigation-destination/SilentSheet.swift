import SwiftUI

struct Pigment: Hashable { let name: String }

struct PaintBox: View {
  @State private var showsMixer = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Ochre", value: Pigment(name: "Ochre"))
        Button("Mix") { showsMixer = true }
      }
      .navigationDestination(for: Pigment.self) { Text($0.name) }
      .sheet(isPresented: $showsMixer) {
        NavigationStack {
          PaintMixer()
        }
      }
    }
  }
}

struct PaintMixer: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      NavigationLink("Umber", value: Pigment(name: "Umber"))
      Button("Close") { dismiss() }
    }
    .navigationDestination(for: Pigment.self) { Text($0.name) }
  }
}
