// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Leaf: Identifiable {
  let id: Int
  var shape: String
}

struct Arboretum: View {
  let leaves: [Leaf]
  @State private var leaf: Leaf?
  @State private var showsTrees = false
  @State private var showsRoots = false

  var body: some View {
    VStack {
      Button("Leaf") { leaf = leaves.first }
        .sheet(item: $leaf) { leaf in
          Text(leaf.shape)
          Button("Close", action: closeLeaf)
        }
      Button("Trees") { showsTrees = true }
        .sheet(isPresented: $showsTrees) {
          NavigationStack {
            Text("Trees")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Close") { showsTrees = false }
                }
              }
          }
        }
      Button("Roots") { showsRoots = true }
        .sheet(isPresented: $showsRoots) { rootsPage }
    }
  }

  private var rootsPage: some View {
    Button("Close") { showsRoots.toggle() }
  }

  private func closeLeaf() {
    leaf = nil
  }
}
