// deployment-target: iOS=17.0
import SwiftUI

struct Trap: Identifiable {
  let id: Int
  var place: String
}

struct TrapList: View {
  @State private var traps = [Trap(id: 1, place: "Barn")]
  @State private var doomed: Trap?
  @State private var asks = false

  var body: some View {
    List(traps) { trap in
      Text(trap.place)
        .swipeActions {
          Button("Remove") { // want: destructive-swipe-asks-first:warning
            doomed = trap
            asks = true
          }
          .tint(.red)
        }
    }
    .confirmationDialog("Remove the trap?", isPresented: $asks, presenting: doomed) { trap in
      Button("Remove", role: .destructive) {
        traps.removeAll { $0.id == trap.id }
      }
    }
  }
}
