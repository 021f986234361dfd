import SwiftUI

struct PostcardEditor: View {
  @State private var showsStamps = false

  var body: some View {
    Button("Stamps") { showsStamps.toggle() }
      .inspector(isPresented: $showsStamps) {
        StampTray()
          .inspectorColumnWidth(min: 180, ideal: 200, max: 240)
      }
      .inspectorColumnWidth(320) // want: inspector-column-width-misplaced:warning
  }
}

struct StampTray: View {
  var body: some View {
    Text("Fifty cents")
  }
}
