// deployment-target: watchOS=10.0
import SwiftUI

struct Pulse: View {
  @State private var showsHelp = false

  var body: some View {
    Button("Help") { showsHelp = true }
      .popover(isPresented: $showsHelp) { Text("Beats a minute") } // want: full-screen-cover-unavailable:warning
  }
}
