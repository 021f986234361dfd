// deployment-target: iOS=16.0
import SwiftUI

struct CompassView: View {
  @State private var showsHelp = false

  var body: some View {
    ScrollView {
      Button("Help") { showsHelp = true }
        .popover(isPresented: $showsHelp) {
          CompassHelp()
            .presentationCompactAdaptation(.popover) // want: api-availability:warning
        }
    }
    .scrollBounceBehavior(.basedOnSize) // want: api-availability:warning
  }
}

struct CompassHelp: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
