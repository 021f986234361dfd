// profile: presentation
import SwiftUI

struct ShiftPlan: View {
  @State private var swaps = false

  var body: some View {
    Button("Swap") { swaps = true }
      .sheet(isPresented: $swaps) { SwapForm(didCancel: { swaps = false }) } // want: sheet-callback-drilling:info
  }
}
