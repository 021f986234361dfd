// profile: all
// deployment-target: iOS=18.0, visionOS=2.0
import SwiftUI

struct Palette: View {
  @State private var showsMix = false

  var body: some View {
    Button("Mix") { showsMix = true }
      .popover(isPresented: $showsMix) {
        Text("Green")
          .presentationCompactAdaptation(.popover)
      }
  }
}
