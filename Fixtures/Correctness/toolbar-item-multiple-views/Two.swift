import SwiftUI

struct OrchardScreen: View {
  @State private var trees = 0

  var body: some View {
    Text("\(trees)")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {  // want: toolbar-item-multiple-views:warning
          Button("Plant") { trees += 1 }
          Button("Fell") { trees -= 1 }
        }
        ToolbarItem {  // want: toolbar-item-multiple-views:warning
          PruneButton()
          WaterButton()
        }
      }
  }
}

struct PruneButton: View {
  var body: some View { Button("Prune") {} }
}

struct WaterButton: View {
  var body: some View { Button("Water") {} }
}
