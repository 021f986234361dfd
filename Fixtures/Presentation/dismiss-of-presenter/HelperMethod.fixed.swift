import SwiftUI

struct Planetarium: View {
  @State private var showsStars = false

  var body: some View {
    Button("Stars") { showsStars = true }
      .sheet(isPresented: $showsStars) {
        Text("Orion")
        Button("Close", action: close)
      }
  }

  private func close() {
    showsStars = false // want: dismiss-of-presenter:error
  }
}
