import SwiftUI

struct PlaylistDrawer: View {
  @State private var height = PresentationDetent.fraction(0.25)

  var body: some View {
    Button("Show all", action: expand)
      .presentationDetents([.fraction(0.25), PresentationDetent.medium, .large], selection: $height) // want: presentation-detent-not-in-set:warning
  }

  private func expand() {
    withAnimation { height = PresentationDetent.large }
  }
}
