import SwiftUI

struct PumpScreen: View {
  @State private var isDry = false
  @State private var showsManual = false
  @State private var asks = false

  var body: some View {
    Button("Start the pump") { isDry = true }
      .alert("The well is dry", isPresented: $isDry) {
        Button("Manual") {
          isDry = false
          showsManual = true
        }
        Button("Something else") {
          isDry = false
          asks = true
        }
      }
      .confirmationDialog("What now?", isPresented: $asks) {
        Button("Read the manual") {
          asks = false
          showsManual = true
        }
      }
      .sheet(isPresented: $showsManual) {
        Button("Close") { showsManual = false }
      }
  }
}
