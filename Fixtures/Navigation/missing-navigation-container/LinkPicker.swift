// deployment-target: iOS=17.0
import SwiftUI

@main
struct PaintApp: App {
  var body: some Scene {
    WindowGroup {
      PaintSettings()
    }
  }
}

struct PaintSettings: View {
  @State private var color = 0

  var body: some View {
    Form {
      Picker("Colour", selection: $color) {
        Text("Red").tag(0)
        Text("Blue").tag(1)
      }
      .pickerStyle(.navigationLink) // want: missing-navigation-container:warning
    }
  }
}
