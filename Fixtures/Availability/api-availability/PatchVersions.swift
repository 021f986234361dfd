// deployment-target: iOS=16.0
import SwiftUI

struct CompassView: View {
  @State private var showsHelp = false

  var body: some View {
    ScrollView {
      Button("Help") { showsHelp = true }
        .popover(isPresented: $showsHelp) {
          CompassHelp()
            .presentationCompactAdaptation(.popover) // want: api-availability:error
        }
    }
    .scrollBounceBehavior(.basedOnSize) // want: api-availability:error
  }
}

struct CompassHelp: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
