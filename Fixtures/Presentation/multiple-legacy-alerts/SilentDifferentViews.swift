// deployment-target: iOS=14.0, macOS=11.0
import SwiftUI

struct Barometer: View {
  @State private var falls = false
  @State private var rises = false

  var body: some View {
    VStack {
      Button("Down") { falls = true }
        .alert(isPresented: $falls) { Alert(title: Text("Rain")) }
      Button("Up") { rises = true }
        .alert(isPresented: $rises) { Alert(title: Text("Sun")) }
    }
  }
}
