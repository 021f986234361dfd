import SwiftUI

struct TelescopeLog: View {
  @State private var showsNight = false

  var body: some View {
    VStack {
      Button("Night") { showsNight.toggle() }
      Text("Clear")
        .frame(minWidth: 100, idealWidth: 100, maxWidth: .infinity)
      Text("Seeing")
        .frame(minWidth: 9.5, idealWidth: 10, maxWidth: 1e2)
      Text("Moon")
        .frame(minWidth: 0x10, idealWidth: 20, maxWidth: 1_000)
      Text("Wind")
        .frame(minWidth: 300, minHeight: 20, maxHeight: 40)
      Text("Dew")
        .frame(idealWidth: 90)
    }
    .inspector(isPresented: $showsNight) {
      Text("Dark until four")
        .inspectorColumnWidth(min: 200, ideal: 200, max: 200)
    }
  }
}
