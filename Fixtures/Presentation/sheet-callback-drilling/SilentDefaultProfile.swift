import SwiftUI

struct Ferris: View {
  @State private var showsRules = false

  var body: some View {
    Button("Rules") { showsRules = true }
      .sheet(isPresented: $showsRules) { FerrisRules(onClose: { showsRules = false }) }
  }
}

struct FerrisRules: View {
  let onClose: () -> Void

  var body: some View {
    Button("Close", action: onClose)
  }
}
