import SwiftUI

struct MapDrawer: View {
  @State private var detent: PresentationDetent = .medium

  var body: some View {
    Button("Zoom") {
      let detent = PresentationDetent.large
      note(detent)
    }
    .presentationDetents([.medium], selection: $detent)
  }

  private func note(_ detent: PresentationDetent) {}
}

struct LegendDrawer: View {
  @State private var detent: PresentationDetent = .large

  var body: some View {
    Button("Grow") { detent = .large }
      .presentationDetents([.large], selection: $detent)
  }
}
