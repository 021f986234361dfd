import SwiftUI

struct OrderForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsReceipt = false

  var body: some View {
    Form {
      Button("Receipt") { showsReceipt = true }
      Button("Close") { dismiss() }
    }
    .navigationDestination(isPresented: $showsReceipt) { Text("Paid") }
  }
}
