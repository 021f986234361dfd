import SwiftUI

struct Heath: View {
  var body: some View {
    VStack {
      List { Text("Gorse").background(Color.yellow) }
      List { Text("Heather") }
        .background { GeometryReader { _ in Color.clear } }
      Form { Text("Broom") }
        .background { Button("") {}.keyboardShortcut("k").hidden() }
      List { Text("Fern") }.listStyle(.plain).background(Color.green)
      List { Text("Moss") }.background { Tweaks() }
      List { Text("Bog") }.background(Color.clear)
      #if os(macOS)
      List { Text("Peat") }.background(Color.brown)
      #endif
    }
  }
}

struct Tweaks: View {
  var body: some View { EmptyView() }
}

struct Dune: View {
  var body: some View {
    VStack {
      List { Text("Sand") }.background(Color.orange)
    }
    .scrollContentBackground(.hidden)
  }
}

struct Cliff: View {
  var body: some View {
    List { Text("Chalk") }.background(Color.white)
  }
}

struct Coast: View {
  var body: some View {
    VStack {
      Heath()
      Dune()
      Cliff()
    }
    .scrollContentBackground(.hidden)
  }
}
