// profile: presentation
import SwiftUI

struct CompostBin: View {
  @State private var showsGuide = false // want: boolean-presentation-flags:info
  @State private var isTurning = false

  private func open() {
    self.isTurning = true // want: presentation-flag-toggle:info
  }

  var body: some View {
    VStack {
      Button("Guide") { showsGuide = true } // want: presentation-flag-toggle:info
        .sheet(isPresented: $showsGuide) {
          Button("Close") { showsGuide = false }
        }
      Button("Turn", action: open)
        .sheet(isPresented: $isTurning) {
          Button("Close") { isTurning = false }
        }
    }
  }
}
