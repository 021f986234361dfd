// deployment-target: iOS=17.0
import SwiftUI

struct Aisle: Identifiable {
  let id: Int
  var goods: String
}

struct AisleList: View {
  let aisles: [Aisle]
  @State private var shown: Aisle?

  var body: some View {
    List(aisles) { aisle in
      Text(aisle.goods)
        .contextMenu {
          Button("Enlarge") { shown = aisle }
            .fullScreenCover(item: $shown) { aisle in // want: presentation-in-menu:error
              Button("Close \(aisle.goods)") { shown = nil }
            }
        }
    }
  }
}
