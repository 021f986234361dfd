import SwiftUI

struct BeeFault: LocalizedError {}

struct HiveView: View {
  @State private var asks = false
  @State private var failed = false
  @State private var fault: BeeFault?

  var body: some View {
    Button("Open hive") { asks = true }
      .alert("Open?", isPresented: $asks) {
        Button("Open") {
          fault = BeeFault()
          failed = true
        }
        Button("Leave", role: .cancel) {}
      } message: {
        Text("Wear the veil.")
      }
      .alert(isPresented: $failed, error: fault) {
        Button("Close") {}
      }
  }
}
