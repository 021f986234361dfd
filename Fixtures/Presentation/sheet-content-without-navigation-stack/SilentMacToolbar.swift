// deployment-target: macOS=14.0
import SwiftUI

struct LedgerWindow: View {
  @State private var isAdding = false
  @State private var amount = ""

  var body: some View {
    Button("Add") { isAdding = true }
      .sheet(isPresented: $isAdding) {
        Form {
          TextField("Amount", text: $amount)
        }
        .navigationTitle("Entry")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { isAdding = false }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") { isAdding = false }
          }
        }
      }
  }
}
