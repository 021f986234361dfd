import SwiftUI

struct SwapForm: View {
  let didCancel: () -> Void

  var body: some View {
    Text("Swap a shift")
    Button("Cancel") { didCancel() }
  }
}
