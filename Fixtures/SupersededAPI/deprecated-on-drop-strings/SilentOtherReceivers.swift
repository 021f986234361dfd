import SwiftUI

struct Crane {
  func onDrop(of goods: [String], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool) -> Crane { self }
}

struct Dock: View {
  @State private var isTargeted = false
  let goods: [UTType]
  let crane: Crane

  var body: some View {
    VStack {
      Text("Text").onDrop(of: [.text, .url], isTargeted: $isTargeted) { _ in true }
      Text("Goods").onDrop(of: goods, isTargeted: nil) { _, _ in false }
      Text("Own").onDrop(of: [UTType(exportedAs: "org.example.crate")], isTargeted: nil) { _ in true }
    }
    .onAppear {
      _ = crane.onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
    }
  }
}
