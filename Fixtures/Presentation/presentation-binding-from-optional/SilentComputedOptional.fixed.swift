import SwiftUI

struct Chapter: Identifiable {
  let id: Int
  var title: String
}

@Observable
final class AudioBook {
  var queue: [Chapter] = []
  var current: Chapter? { queue.first }
  func stop() { queue = [] }
}

struct AudioBookScreen: View {
  let book: AudioBook  // want: bindable-never-bound:info

  var body: some View {
    Text("Audio book")
      .sheet(isPresented: Binding(get: { book.current != nil }, set: { if !$0 { book.stop() } })) {
        Text(book.current?.title ?? "")
        Button("Stop") { book.stop() }
      }
  }
}
