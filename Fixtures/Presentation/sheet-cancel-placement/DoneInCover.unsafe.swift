// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct Map: Identifiable {
  let id: Int
}

struct MapDrawer: View {
  @State private var map: Map?

  var body: some View {
    Button("Map") { map = Map(id: 3) }
      .fullScreenCover(item: $map) { map in
        NavigationStack {
          Text("Map \(map.id)")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Done") { self.map = nil } } // want: sheet-cancel-placement:info
            }
        }
      }
  }
}
