import SwiftUI

struct Form2Screen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .sheet(isPresented: $isAsking) {
        Button("Save") {
          save()
          dismiss()
        }
        Button("Drop") {
          $isAsking.wrappedValue = false
          dismiss()
        }
      }
  }

  private func save() { isAsking = false }
}
