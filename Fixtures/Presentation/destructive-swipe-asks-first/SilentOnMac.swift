// deployment-target: macOS=14.0
import SwiftUI

struct Scroll: Identifiable {
  let id: Int
}

struct ScrollShelf: View {
  @State private var scrolls = [Scroll(id: 1)]
  @State private var doomed: Scroll?
  @State private var asks = false

  var body: some View {
    List(scrolls) { scroll in
      Text("Scroll \(scroll.id)")
        .swipeActions {
          Button("Burn", role: .destructive) {
            doomed = scroll
            asks = true
          }
        }
    }
    .alert("Burn it?", isPresented: $asks, presenting: doomed) { scroll in
      Button("Burn", role: .destructive) { scrolls.removeAll { $0.id == scroll.id } }
    }
  }
}
