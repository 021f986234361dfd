// deployment-target: iOS=17.0
import SwiftUI

struct Herbarium: View {
  @State private var shelf: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $shelf) {
        Text("Ferns").tag(1)
      }
    } detail: {
      Text("Shelf \(shelf ?? 0)")
    }
    .navigationTitle("Herbarium")
    .toolbar {
      Button("Clear") { shelf = nil }
    }
  }
}
