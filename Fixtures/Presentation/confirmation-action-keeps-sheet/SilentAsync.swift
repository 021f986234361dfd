// profile: all
import SwiftUI

struct CourierView: View {
  @State private var isSending = false

  var body: some View {
    Button("Send") { isSending = true }
      .sheet(isPresented: $isSending) { CourierForm() }
  }
}

struct CourierForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isBusy = false

  var body: some View {
    NavigationStack {
      Button("Close") { dismiss() }
        .disabled(isBusy)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") {
              isBusy = true
              Task { isBusy = await send() }
            }
          }
        }
    }
  }

  private func send() async -> Bool { false }
}
