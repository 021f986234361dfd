import SwiftUI

struct Harbour: Hashable { let name: String }

struct HarbourList: View {
  let harbours: [Harbour]
  @State private var favourite: Harbour?

  var body: some View {
    NavigationStack {
      List(harbours, id: \.self) { harbour in
        NavigationLink(harbour.name, value: harbour)
          .contextMenu {
            Button("Favourite") { favourite = harbour }
          }
          .swipeActions {
            Button("Clear") { favourite = nil }
          }
      }
      .navigationTitle(favourite?.name ?? "Harbours")
      .navigationDestination(for: Harbour.self) { Text($0.name) }
    }
  }
}
