// deployment-target: macOS=10.15
import SwiftUI

struct Card: Identifiable {
  let id: Int
}

struct CardIndex: View {
  let cards: [Card]

  var body: some View {
    List {
      ForEach(cards) { Text("Card \($0.id)") }
        .onInsert(of: ["public.text"]) { _, _ in }
    }
    .onPasteCommand(of: ["public.text"]) { _ in }
  }
}

struct CardDrop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.text"]) }
}
