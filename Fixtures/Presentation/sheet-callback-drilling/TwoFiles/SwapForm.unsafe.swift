import SwiftUI

struct SwapForm: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Swap a shift")
    Button("Cancel") { dismiss() }
  }
}
