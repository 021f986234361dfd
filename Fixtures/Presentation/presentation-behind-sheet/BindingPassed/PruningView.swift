import SwiftUI

struct PruningView: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var asksToStop: Bool

  var body: some View {
    VStack {
      Text("Row 4")
      Button("Stop") { asksToStop = true }
      Button("Close") { dismiss() }
    }
  }
}
