import SwiftUI

struct TrailProfile: View {
  @State private var detent: PresentationDetent = .medium

  var body: some View {
    VStack {
      Text("Elevation")
      Button("Expand") { detent = .large }
      Button("Shrink") { detent = .medium }
    }
    .presentationDetents([.medium, .fraction(0.9), .large], selection: $detent) // want: presentation-detent-not-in-set:warning
  }
}
