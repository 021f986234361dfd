import SwiftUI

extension PresentationDetent {
  static let drawer = PresentationDetent.height(140)
}

struct SpiceDrawer: View {
  private static let low = PresentationDetent.height(60)

  @State private var open: PresentationDetent = .drawer
  @State private var closed: PresentationDetent = .height(60)

  var body: some View {
    HStack {
      Text("Cumin").presentationDetents([.height(140), .large], selection: $open)
      Text("Anise").presentationDetents([SpiceDrawer.low, .large], selection: $closed)
    }
  }
}
