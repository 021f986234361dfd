// profile: presentation
import SwiftUI

struct PianoRoll: View {
  @State private var showsMixer = false

  var body: some View {
    Button("Mixer") { showsMixer.toggle() }
      .keyboardShortcut("m")
      .sheet(isPresented: $showsMixer) {
        Button("Close") { showsMixer = false }
      }
  }
}
