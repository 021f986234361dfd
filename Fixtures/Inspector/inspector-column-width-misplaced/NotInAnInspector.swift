import SwiftUI

@main
struct LedgerApp: App {
  var body: some Scene {
    WindowGroup {
      Ledger(entries: ["Rent", "Coal"])
    }
  }
}

struct Ledger: View {
  let entries: [String]

  var body: some View {
    HStack {
      List(entries, id: \.self) { entry in
        Text(entry)
      }
      BalancePane()
      notes
    }
  }

  private var notes: some View {
    Text("Checked in June")
      .inspectorColumnWidth(240) // want: inspector-column-width-misplaced:info
  }
}

private struct BalancePane: View {
  var body: some View {
    Form {
      Text("Balance")
    }
    .inspectorColumnWidth(300) // want: inspector-column-width-misplaced:info
  }
}
