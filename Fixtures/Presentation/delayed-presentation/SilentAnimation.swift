import SwiftUI

struct PaperBoat: View {
  @State private var showsFolding = false
  @State private var isAfloat = false

  private func finish() {
    showsFolding = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      withAnimation { isAfloat = true }
    }
  }

  var body: some View {
    Button("Fold") { showsFolding = true }
      .offset(y: isAfloat ? 40 : 0)
      .sheet(isPresented: $showsFolding) {
        Button("Done", action: finish)
      }
  }
}
