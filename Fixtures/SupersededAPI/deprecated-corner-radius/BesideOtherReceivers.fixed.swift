import SwiftUI

/// Describes the plate that the engraver cuts.
struct Plate {
  var corners = 0.0
  func cornerRadius(_ radius: Double) -> Plate { Plate(corners: radius) }
}

struct EngraverDesk: View {
  let cut: (Plate) -> Void

  var body: some View {
    Button("Cut") { cut(Plate().cornerRadius(3)) }
      .padding()
      .clipShape(.rect(cornerRadius: 8)) // want: deprecated-corner-radius
  }
}
