import SwiftUI

struct TicketHall: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsPrices = false

  var body: some View {
    VStack {
      Button("Prices") { showsPrices = true }
      Button("Leave") { dismiss() }
    }
    .sheet(isPresented: $showsPrices) { prices }
  }

  private var prices: some View {
    VStack {
      Text("Adults 12")
      Button("Close") { showsPrices = false } // want: dismiss-of-presenter:error
    }
  }
}
