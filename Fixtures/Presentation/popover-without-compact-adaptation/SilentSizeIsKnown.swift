// profile: presentation
// deployment-target: iOS=17.0
import SwiftUI

struct Mill: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var showsGrain = false

  var body: some View {
    if width == .regular {
      Button("Grain") { showsGrain = true }
        .popover(isPresented: $showsGrain) { Text("Rye") }
    } else {
      Button("Grain") { showsGrain = true }
        .sheet(isPresented: $showsGrain) { Text("Rye") }
    }
  }
}

struct MillStone: View {
  @State private var showsStone = false

  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .pad {
      Button("Stone") { showsStone = true }
        .popover(isPresented: $showsStone) { Text("Granite") }
    }
  }
}
