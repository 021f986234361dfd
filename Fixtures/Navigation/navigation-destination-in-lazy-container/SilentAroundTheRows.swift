import SwiftUI

struct Well: Hashable, Identifiable {
  let id: Int
  let depth: Int
}

struct WellList: View {
  let wells: [Well]
  @State private var well: Well?

  var body: some View {
    NavigationStack {
      List(wells) { next in
        Button("\(next.depth) m") { well = next }
      }
      .overlay {
        if wells.isEmpty {
          Text("Dry")
        }
      }
      .background {
        Color.clear
          .navigationDestination(item: $well) { Text("\($0.depth) m") }
      }
    }
  }
}
