import SwiftUI

/// A strip of drawn pictures.
struct FlipBook {
  var pages = 10
  func animation(_ speed: Int) -> FlipBook { FlipBook(pages: pages * speed) }
}

struct FlipBookDesk: View {
  let book: FlipBook
  let show: (FlipBook) -> Void

  var body: some View {
    VStack {
      Button("Fast") { show(book.animation(4)) }
      Button("Slow") { show(FlipBook().animation(1)) }
      Circle().animation(animation(1), value: book.pages)
    }
  }

  private func animation(_ speed: Int) -> Animation { speed > 2 ? .easeIn : .linear }
}
