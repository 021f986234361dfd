// deployment-target: iOS=17.0
import SwiftUI

struct Crate: Identifiable {
  let id: Int
  var fruit: String
}

struct CrateList: View {
  @State private var crates = [Crate(id: 1, fruit: "Pears")]
  @State private var lastRemoved: Crate?
  @State private var showsUndo = false

  var body: some View {
    List {
      ForEach(crates) { crate in
        Text(crate.fruit)
          .swipeActions {
            Button("Eat", role: .destructive) {
              crates.removeAll { $0.id == crate.id }
              showsUndo = true
            }
            Button("Discard", role: .destructive) { discard(crate) }
          }
      }
      .onDelete { crates.remove(atOffsets: $0) }
    }
    .alert("Gone", isPresented: $showsUndo, presenting: lastRemoved) { crate in
      Button("Undo") { crates.append(crate) }
    }
  }

  private func discard(_ crate: Crate) {
    lastRemoved = crate
    showsUndo = true
    remove(crate)
  }

  private func remove(_ crate: Crate) {
    crates.removeAll { $0.id == crate.id }
  }
}
