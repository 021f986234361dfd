import SwiftUI

final class Ledger: ObservableObject {
  @Published var entries = 0
}

struct LedgerScreen: View {
  @ObservedObject private var ledger = Ledger() // want: observed-object-owned:info

  var body: some View { Text("\(ledger.entries)") }
}

struct LedgerPage: View {
  @ObservedObject private var ledger = Ledger() // want: observed-object-owned:warning

  var body: some View { Text("\(ledger.entries)") }
}

final class OfficeController: UIViewController {
  func showLedger() {
    present(UIHostingController(rootView: LedgerScreen()), animated: true)
  }

  func page() -> some View { LedgerPage() }
}
