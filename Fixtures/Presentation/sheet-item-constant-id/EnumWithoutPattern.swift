// profile: all
import SwiftUI

enum Harvest: Identifiable {
  case apples(weight: Int)
  case pears(weight: Int)
  case none

  var id: Int {
    switch self {
    case .apples: return 1 // want: sheet-item-constant-id:info
    case .pears(let weight): return weight
    case .none: return 0
    }
  }
}

struct HarvestView: View {
  @State private var harvest: Harvest?

  var body: some View {
    Button("Apples") { harvest = .apples(weight: 12) }
    Button("Pears") { harvest = .pears(weight: 7) }
      .sheet(item: $harvest) { harvest in
        Text("Number \(harvest.id)")
        Button("Close") { self.harvest = nil }
      }
  }
}
