import SwiftUI

struct ModelViewer: View {
  @Environment(\.dismiss) private var dismiss
  @State private var inspects = false
  @State private var opens = false

  var body: some View {
    Button("Inspect") { inspects = true }
      .inspector(isPresented: $inspects) {
        Button("Close the viewer") { dismiss() }
      }
      .navigationDestination(isPresented: $opens) {
        Button("Back to the list") { dismiss() }
      }
  }
}
