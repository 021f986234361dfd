import SwiftUI

struct TripPlanner: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPaying = false

  var body: some View {
    Button("Pay") { isPaying = true }
      .sheet(isPresented: $isPaying) {
        PaymentForm(onPaid: { dismiss() })
      }
  }
}

struct PaymentForm: View {
  let onPaid: () -> Void

  var body: some View {
    Button("Pay now", action: onPaid)
  }
}
