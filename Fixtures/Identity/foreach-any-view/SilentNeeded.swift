import SwiftUI

struct Card: Identifiable {
  let id: Int
  let face: AnyView
  func makeBack() -> any View { Text("Back") }
}

struct Deck: View {
  let cards: [Card]
  let isOpen: Bool

  var body: some View {
    VStack {
      ForEach(cards) { card in card.face }
      ForEach(cards) { card in AnyView(card.makeBack()) }
      ForEach(cards) { card in AnyView(isOpen ? AnyView(Text("A")) : AnyView(Circle())) }
      ForEach(cards) { card -> AnyView in
        if isOpen { return AnyView(Text("Open")) }
        return AnyView(Circle())
      }
      AnyView(Text("Below"))
    }
  }
}
