// deployment-target: iOS=17.0
import SwiftUI

struct Sprout: Identifiable {
  let id: Int
}

final class SproutStore: ObservableObject {
  @Published var sprouts = [Sprout(id: 1)]
  func remove(_ sprout: Sprout) { sprouts.removeAll { $0.id == sprout.id } }
}

struct SproutList: View {
  @StateObject private var store = SproutStore()
  @State private var hidden: Set<Int> = []
  @State private var removed: Int?

  var body: some View {
    List(store.sprouts.filter { !hidden.contains($0.id) && $0.id != removed }) { sprout in
      SproutRow(sprout: sprout, onRemove: { store.remove(sprout) })
        .swipeActions(edge: .leading) {
          Button("Hide", role: .destructive) { hidden.insert(sprout.id) }
          Button("Drop", role: .destructive) { removed = sprout.id }
        }
    }
  }
}

struct SproutRow: View {
  let sprout: Sprout
  let onRemove: () -> Void

  var body: some View {
    Text("Sprout \(sprout.id)")
      .swipeActions {
        Button("Remove", role: .destructive) { onRemove() }
        Button("Pull", role: .destructive, action: onRemove)
      }
  }
}
