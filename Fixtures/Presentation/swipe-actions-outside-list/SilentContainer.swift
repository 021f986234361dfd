// sdk: 27
// deployment-target: iOS=27.0
import SwiftUI

struct Pine: Identifiable {
  let id: Int
}

struct PineRow: View {
  @State private var pines = [Pine(id: 1)]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(pines) { pine in
          Text("Pine \(pine.id)")
            .swipeActions {
              Button("Fell", role: .destructive) { pines.removeAll { $0.id == pine.id } }
            }
        }
      }
    }
    .swipeActionsContainer()
  }
}
