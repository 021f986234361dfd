// deployment-target: macOS=14.0
import SwiftUI

struct Beam: Identifiable {
  let id: Int
  var wood: String
}

struct BeamTable: View {
  let beams: [Beam]

  var body: some View {
    VStack {
      table
        .tableStyle(.inset)
        .alternatingRowBackgrounds(.disabled) // want: deprecated-table-list-style
      table.tableStyle(.bordered).alternatingRowBackgrounds(.enabled) // want: deprecated-table-list-style
      if beams.isEmpty {
        emptyTable
      }
    }
  }

  private var table: some View {
    Table(beams) {
      TableColumn("Wood", value: \Beam.wood)
    }
  }

  @ViewBuilder private var emptyTable: some View {
    table
      .tableStyle(.bordered)
      .alternatingRowBackgrounds((beams.isEmpty ? false : true) ? .enabled : .disabled) // want: deprecated-table-list-style
  }
}

extension View {
  func yardTable() -> some View {
    tableStyle(.inset).alternatingRowBackgrounds(.enabled) // want: deprecated-table-list-style
  }
}
