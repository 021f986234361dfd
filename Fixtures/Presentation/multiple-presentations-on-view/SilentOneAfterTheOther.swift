import SwiftUI

struct FerryTicket: View {
  @State private var showsTimes = false
  @State private var showsPrices = false

  var body: some View {
    Button("Prices") {
      showsTimes = false
      showsPrices = true // want: dismiss-then-present:info
    }
    .sheet(isPresented: $showsTimes, onDismiss: { showsPrices = true }) { Text("Times") }
    .sheet(isPresented: $showsPrices) { Text("Prices") }
  }
}
