import SwiftUI

struct Card: Identifiable {
  let id: Int
}

struct Deck: View {
  @State private var card: Card?
  @State private var waiting: [Card] = []

  private func log(_ shown: Int) {
    var card: Card? = Card(id: shown)
    print(card?.id ?? 0)
    card = nil
  }

  var body: some View {
    Button("Draw (\(waiting.count))") { card = Card(id: 1) }
      .sheet(
        item: $card,
        onDismiss: {
          log(waiting.count)
          card = waiting.popLast()
        }
      ) { shown in
        Button("Close \(shown.id)") { card = nil }
      }
  }
}
