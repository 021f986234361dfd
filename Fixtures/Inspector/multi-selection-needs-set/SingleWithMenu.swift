// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct Negative: Identifiable {
  let id: Int
  var caption: String
}

struct LightTable: View {
  @State private var negatives = [Negative(id: 1, caption: "Pier"), Negative(id: 2, caption: "Dunes")]
  @State private var chosen: Int?

  var body: some View {
    List(negatives, selection: $chosen) { negative in // want: multi-selection-needs-set:info
      Text(negative.caption)
    }
    .contextMenu(forSelectionType: Int.self) { ids in
      Button("Remove \(ids.count)") {
        for id in ids {
          negatives.removeAll { $0.id == id }
        }
      }
    }
  }
}
