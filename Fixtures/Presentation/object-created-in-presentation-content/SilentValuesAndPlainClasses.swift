import SwiftUI

struct Draft {
  var title: String
}

final class InkFormatter {
  func text(_ title: String) -> String { title.uppercased() }
}

final class Queue: ObservableObject {
  @Published var drafts: [Draft] = []
}

struct PrintShop: View {
  @State private var prints = false

  var body: some View {
    Button("Print") { prints = true }
      .sheet(isPresented: $prints) {
        VStack {
          ProofView(draft: Draft(title: "Poster"), formatter: InkFormatter())
          Button("Empty the queue") {
            let queue = Queue()
            queue.drafts = []
          }
          Button("Close") { prints = false }
        }
      }
  }
}

struct ProofView: View {
  let draft: Draft
  let formatter: InkFormatter

  var body: some View {
    Text(formatter.text(draft.title))
  }
}
