import SwiftUI

struct StageLights: View {
  let scenes: [String]
  @State private var scene: String?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    VStack {
      Button("Focus") { visibility = .detailOnly }
      columns
    }
  }

  private var columns: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(scenes, id: \.self, selection: $scene) { name in
        Text(name)
      }
      .navigationSplitViewColumnWidth(200)
    } content: {
      Text(scene ?? "No scene")
    } detail: {
      Text("No lamp")
    }
    .tint(.yellow)
    .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300) // want: split-column-width-misplaced:warning
    #if os(macOS)
    .padding(4)
    #endif
  }
}
