import SwiftUI

final class Heater {
  var name = "Oven"
  func cool() {}
}

struct HeaterPanel: View {
  @State private var heater: Heater?
  @State private var asks = false

  var body: some View {
    heaterButton
      .padding()
  }

  private var heaterButton: some View {
    Button("Cool down") {
      heater = Heater()
      asks = true
    }
    .alert("Cool down?", isPresented: $asks) { // want: alert-optional-without-presenting:info
      Button("Cool") { heater?.cool() }
      Button("Wait", role: .cancel) {}
    }
  }
}
