// deployment-target: iOS=15.0
import SwiftUI

struct TicketOffice: View {
  @State private var showsPrices = false

  var body: some View {
    Button("Prices") { showsPrices = true }
      .sheet(isPresented: $showsPrices) {
        NavigationView {
          Button("Close") { showsPrices = false }
            .navigationTitle("Prices")
        }
      }
  }
}
