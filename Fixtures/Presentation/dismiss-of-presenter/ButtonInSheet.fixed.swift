import SwiftUI

struct ReceiptScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsReceipt = false

  var body: some View {
    VStack {
      Button("Receipt") { showsReceipt = true }
      Button("Leave") { dismiss() }
    }
    .sheet(isPresented: $showsReceipt) {
      VStack {
        Text("Thank you")
        Button("Close") { showsReceipt = false } // want: dismiss-of-presenter:error
      }
    }
  }
}
