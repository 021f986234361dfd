// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct GearView: View {
  let detents: Set<PresentationDetent>
  @State private var isShown = false

  var body: some View {
    Button("Gear") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Close") { isShown = false }
          .presentationDetents(detents)
      }
  }
}
