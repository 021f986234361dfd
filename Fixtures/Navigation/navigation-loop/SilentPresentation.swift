// profile: all
import SwiftUI

struct LedgerScreen: View {
  var body: some View {
    NavigationLink("Rates") { RateScreen() } // want: navigation-link-destination:info
  }
}

struct RateScreen: View {
  @State private var showsLedger = false

  var body: some View {
    Button("Ledger") { showsLedger = true }
      .sheet(isPresented: $showsLedger) {
        LedgerSheet()
      }
  }
}

struct LedgerSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        LedgerScreen()
        Button("Close") { dismiss() }
      }
    }
  }
}
