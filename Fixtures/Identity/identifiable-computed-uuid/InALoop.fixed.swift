import SwiftUI

struct Sapling: Identifiable {
  let id = UUID()  // want: identifiable-computed-uuid:error
  let kind: String
}

struct Pot: Identifiable, Equatable {
  var id: String { return UUID().uuidString }  // want: identifiable-computed-uuid:error
  let size: Int
}

enum Tool: Identifiable {
  case rake, spade
  var id: Int { Int.random(in: 0..<1000) }  // want: identifiable-computed-uuid:error
}

struct Unused: Identifiable {
  let id = UUID()  // want: identifiable-computed-uuid:warning
}

struct Shed: View {
  @State private var saplings: [Sapling] = []
  let pots: [Pot]
  @State private var shown: Sapling?
  let tools: [Tool]

  var body: some View {
    List {
      ForEach(saplings) { Text($0.kind) }
      ForEach(pots.filter { $0.size > 1 }) { Text("\($0.size)") }
      ForEach(tools) { _ in Text("Tool") }
    }
    .sheet(item: $shown) { Text($0.kind) }
  }
}
