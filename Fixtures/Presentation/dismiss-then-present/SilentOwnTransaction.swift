import SwiftUI

struct Cockpit: View {
  @State private var showsRadio = false
  @State private var showsRadar = false

  private func swap() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { showsRadio = false }
    showsRadar = true
  }

  var body: some View {
    Button("Radio") { showsRadio = true }
      .sheet(isPresented: $showsRadio) {
        Button("Radar", action: swap)
      }
      .sheet(isPresented: $showsRadar) {
        Button("Close") { showsRadar = false }
      }
  }
}
