// profile: presentation
import SwiftUI

struct Kiln: View {
  @State private var showsHeat = false
  @State private var showsGlaze = false
  @State private var showsClay = false

  var body: some View {
    HStack {
      Button("Heat") { showsHeat = true }
        .popover(isPresented: $showsHeat, arrowEdge: .bottom) {
          Text("1200 degrees")
            .presentationCompactAdaptation(.popover)
            .padding()
        }
      Button("Glaze") { showsGlaze = true }
        .popover(isPresented: $showsGlaze, arrowEdge: .bottom) { GlazeNote() }
      Button("Clay") { showsClay = true }
        .popover(isPresented: $showsClay, arrowEdge: .bottom) {
          Text("Clay")
            .presentationCompactAdaptation(.sheet)
        }
    }
  }
}

struct GlazeNote: View {
  var body: some View {
    Text("Glaze")
      .padding()
      .presentationCompactAdaptation(.none)
  }
}
