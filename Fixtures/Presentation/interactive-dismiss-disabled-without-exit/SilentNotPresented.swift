import SwiftUI

struct Cockpit: View {
  @State private var height = 100

  var body: some View {
    NavigationStack {
      Stepper("Height: \(height)", value: $height)
    }
    .interactiveDismissDisabled()
  }
}
