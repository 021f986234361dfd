// deployment-target: iOS=17.0, tvOS=17.0
import SwiftUI

struct Concert: View {
  @State private var showsHint = false
  @State private var showsSongs = false

  var body: some View {
    VStack {
      Button("Hint") { showsHint = true }
        .popover(isPresented: $showsHint) { Text("Second movement") } // want: full-screen-cover-unavailable:warning
      Button("Songs") { showsSongs.toggle() }
    }
    .inspector(isPresented: $showsSongs) { Text("Songs") } // want: full-screen-cover-unavailable:warning
  }
}
