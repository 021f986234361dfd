import SwiftUI

struct RadarPanel: View {
  private static let strip = PresentationDetent.height(96)

  @State private var detent: PresentationDetent = .medium

  var body: some View {
    Text("Clear sky")
      .presentationDetents([Self.strip, .large], selection: $detent) // want: presentation-detent-not-in-set:warning
  }
}
