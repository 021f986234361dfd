import SwiftUI

struct BeehiveView: View {
  @State private var showsQueen = true
  @State private var frames = [true, false]

  var body: some View {
    Button("Turn frames") { turn() }
      .inspector(isPresented: $showsQueen) { // want: inspector-toggle-missing:warning
        Text("Marked blue")
      }
  }

  private func turn() {
    for index in frames.indices {
      var showsQueen = frames[index]
      showsQueen.toggle()
      frames[index] = showsQueen
    }
  }
}
