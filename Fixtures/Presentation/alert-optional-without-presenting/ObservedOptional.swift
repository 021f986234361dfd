import SwiftUI

final class PumpModel: ObservableObject {
  @Published var fault: String?
  @Published var hasFault = false

  func reset() {
    fault = nil
  }
}

struct PumpView: View {
  @ObservedObject var model: PumpModel

  var body: some View {
    Text("Pump")
      .alert("Pump stopped", isPresented: $model.hasFault) { // want: alert-optional-without-presenting:warning
        Button("Reset") { model.reset() }
      } message: {
        Text(model.fault!)
      }
  }
}
