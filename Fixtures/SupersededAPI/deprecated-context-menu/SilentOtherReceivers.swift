import SwiftUI

/// The card that the waiter brings.
struct MenuCard {
  var dishes: [String] = []
  func contextMenu(_ dish: String) -> MenuCard { MenuCard(dishes: dishes + [dish]) }
}

struct Kitchen: View {
  let card: MenuCard
  let send: (MenuCard) -> Void

  var body: some View {
    VStack {
      Button("Soup") { send(card.contextMenu("Soup")) }
      Button("Stew") { send(MenuCard().contextMenu("Stew")) }
    }
  }
}
