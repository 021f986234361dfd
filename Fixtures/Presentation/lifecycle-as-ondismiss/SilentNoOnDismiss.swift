// profile: presentation
import SwiftUI

struct ColorMixer: View {
  @State private var showsPalette = false
  @State private var asks = false
  @State private var showsInspector = false
  @State private var mixes = 0

  var body: some View {
    VStack {
      Button("Palette, \(mixes) mixes") { showsPalette = true }
        .popover(isPresented: $showsPalette) {
          Text("Ochre")
            .presentationCompactAdaptation(.popover)
        }
        .onChange(of: showsPalette) { _, isShown in
          if !isShown { mixes += 1 }
        }
      Button("Reset") { asks = true }
        .alert("Reset?", isPresented: $asks) {
          Button("Reset", role: .destructive) { mixes = 0 }
          Button("Keep", role: .cancel) {}
        }
        .onChange(of: asks) { _, isShown in
          if !isShown { mixes += 1 }
        }
      Button("Details") { showsInspector.toggle() }
    }
    .inspector(isPresented: $showsInspector) { Text("Details") }
    .onChange(of: showsInspector) { _, isShown in
      if !isShown { mixes += 1 }
    }
  }
}
