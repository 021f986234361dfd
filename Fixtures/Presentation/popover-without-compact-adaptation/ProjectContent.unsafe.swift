// profile: presentation
// deployment-target: iOS=17.0
import SwiftUI

struct Loom: View {
  @State private var showsThread = false

  var body: some View {
    VStack {
      Text("Loom")
      threadButton
    }
  }

  private var threadButton: some View {
    Button("Thread") { showsThread = true }
      #if DEBUG
      .background(.red)
      #endif
      .popover(isPresented: self.$showsThread) { ThreadNote(color: "Blue").presentationCompactAdaptation(.popover) } // want: popover-without-compact-adaptation:info
  }
}

struct ThreadNote: View {
  let color: String

  var body: some View {
    VStack {
      Text(color)
      Text("Cotton")
    }
  }
}
