import SwiftUI

struct CompassPanel: View {
  @State private var detent = PresentationDetent.large

  var body: some View {
    Text("North")
      .presentationDetents([.medium], selection: $detent) // want: presentation-detent-not-in-set:warning
  }
}
