import SwiftUI

struct Grid<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content.padding(2)
  }
}

struct CrosswordClue: View {
  @State private var showsHint = false

  var body: some View {
    Grid {
      Button("Hint") { showsHint = true }
    }
    .popover(isPresented: $showsHint) {
      Text("Five letters")
    }
  }
}
