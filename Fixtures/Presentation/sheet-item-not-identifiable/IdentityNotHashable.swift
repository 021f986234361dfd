// not type-checked: the finding is a compile error
import SwiftUI

struct RowID { let raw: Int }
struct TableEntry { let id: RowID }

struct EntryScreen: View {
  @State private var entry: TableEntry?

  var body: some View {
    Button("Open") { entry = TableEntry(id: RowID(raw: 1)) }
      .sheet(item: $entry) { _ in Text("Entry") } // want: sheet-item-not-identifiable:warning
  }
}
