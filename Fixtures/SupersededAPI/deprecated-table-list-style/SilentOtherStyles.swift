// deployment-target: macOS=14.0
import SwiftUI

struct Frame {
  static func inset(alternatesRowBackgrounds: Bool) -> Frame { Frame() }
  static func bordered(alternatesRowBackgrounds: Bool) -> Frame { Frame() }
}

struct Nail: Identifiable {
  let id: Int
  var kind: String
}

struct NailTable: View {
  let nails: [Nail]
  @State private var frame = Frame.inset(alternatesRowBackgrounds: true)

  var body: some View {
    VStack {
      Table(nails) { TableColumn("Kind", value: \Nail.kind) }
        .tableStyle(.inset)
        .alternatingRowBackgrounds()
      Table(nails) { TableColumn("Kind", value: \Nail.kind) }
        .tableStyle(.bordered)
      List(nails) { Text($0.kind) }
        .listStyle(.inset)
        .alternatingRowBackgrounds(.disabled)
      Button("Frame") { frame = .bordered(alternatesRowBackgrounds: false) }
        .buttonStyle(.bordered)
    }
  }
}
