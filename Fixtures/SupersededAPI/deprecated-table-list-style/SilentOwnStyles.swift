// deployment-target: macOS=14.0
import SwiftUI

struct YardListStyle: ListStyle {}

extension ListStyle where Self == YardListStyle {
  static func inset(alternatesRowBackgrounds count: Int) -> YardListStyle { YardListStyle() }
}

struct YardTableStyle: TableStyle {}

extension TableStyle where Self == YardTableStyle {
  static func bordered(alternatesRowBackgrounds count: Int) -> YardTableStyle { YardTableStyle() }
}

struct Bolt: Identifiable {
  let id: Int
  var kind: String
}

struct BoltYard: View {
  let bolts: [Bolt]

  var body: some View {
    HStack {
      List(bolts) { Text($0.kind) }
        .listStyle(.inset(alternatesRowBackgrounds: 3))
      Table(bolts) { TableColumn("Kind", value: \Bolt.kind) }
        .tableStyle(.bordered(alternatesRowBackgrounds: 2))
    }
  }
}
