import SwiftUI

struct Planetarium: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsStars = false

  var body: some View {
    Button("Stars") { showsStars = true }
      .sheet(isPresented: $showsStars) {
        Text("Orion")
        Button("Close", action: close)
      }
  }

  private func close() {
    dismiss() // want: dismiss-of-presenter:error
  }
}
