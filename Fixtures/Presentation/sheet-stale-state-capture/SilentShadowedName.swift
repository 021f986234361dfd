import SwiftUI

struct Orchard: View {
  let trees: [String]
  @State private var tree = "Oak"
  @State private var showsTrees = false

  var body: some View {
    Button("Plant") {
      tree = "Birch"
      showsTrees = true
    }
    .sheet(isPresented: $showsTrees) {
      List(trees, id: \.self) { tree in
        Text(tree)
      }
      if let tree = trees.first {
        Text("First: \(tree)")
      }
    }
  }
}
