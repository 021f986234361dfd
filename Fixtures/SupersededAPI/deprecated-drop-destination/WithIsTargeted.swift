// deployment-target: iOS=26.0
import SwiftUI

struct HerbBasket: View {
  @State private var herbs: [String] = []
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text("Basket")
        .dropDestination(for: String.self) { names, location in // want: deprecated-drop-destination:info
          print(location)
          herbs += names
          return true
        } isTargeted: { isTargeted = $0 }
        .opacity(isTargeted ? 0.5 : 1)
      Text("Links").dropDestination(for: URL.self, action: keep, isTargeted: { isTargeted = $0 }).padding() // want: deprecated-drop-destination:info
      Text("Bytes")
        .dropDestination( // want: deprecated-drop-destination
          for: Data.self, // pictures of leaves
          action: { items, _ in !items.isEmpty },
          isTargeted: light
        )
    }
  }

  private func keep(_ links: [URL], _ location: CGPoint) -> Bool {
    herbs += links.map(\.lastPathComponent)
    return !links.isEmpty
  }

  private func light(_ isOver: Bool) {
    isTargeted = isOver
  }
}
