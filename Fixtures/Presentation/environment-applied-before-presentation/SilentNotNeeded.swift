import SwiftUI

@Observable
final class Loom {
  var threads = 40
}

@Observable
final class Dye {
  var color = "madder"
}

struct WeavingRoom: View {
  @State private var loom = Loom()
  @State private var dye = Dye()
  @State private var showsPattern = false
  @State private var showsColor = false

  var body: some View {
    VStack {
      Button("Pattern") { showsPattern = true }
        .environment(loom)
        .sheet(isPresented: $showsPattern) {
          Button("Close") { showsPattern = false }
        }
      Button("Colour") { showsColor = true }
        .environment(loom)
        .popover(isPresented: $showsColor) {
          ColorNote()
        }
        .environment(dye)
    }
  }
}

struct ColorNote: View {
  @Environment(Dye.self) private var dye
  @Environment(Loom.self) private var loom: Loom?

  var body: some View {
    Text("\(dye.color), \(loom?.threads ?? 0) threads")
  }
}
