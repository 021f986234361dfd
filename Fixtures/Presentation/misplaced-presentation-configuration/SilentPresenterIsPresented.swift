import SwiftUI

struct PostApp: App {
  var body: some Scene {
    WindowGroup { Mailbox() }
  }
}

struct Mailbox: View {
  @State private var isWriting = false

  var body: some View {
    Button("Write") { isWriting = true }
      .sheet(isPresented: $isWriting) { LetterEditor() }
  }
}

struct Stamp: Identifiable {
  let id: Int
}

struct LetterEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var stamp: Stamp?

  var body: some View {
    VStack {
      Button("Stamp") { stamp = Stamp(id: 1) }
      Button("Close") { dismiss() }
    }
    .sheet(item: $stamp) { stamp in
      VStack {
        Text("Stamp \(stamp.id)")
        Button("Close") { self.stamp = nil }
      }
    }
    .presentationDetents([.large, .height(230)])
  }
}
