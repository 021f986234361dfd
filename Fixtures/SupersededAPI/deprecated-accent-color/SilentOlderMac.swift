// deployment-target: iOS=16.0, macOS=11.0
import SwiftUI

struct PumpSwitch: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Pump", isOn: $isOn).accentColor(.blue)
  }
}
