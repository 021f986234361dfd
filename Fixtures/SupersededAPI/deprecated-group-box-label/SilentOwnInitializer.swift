import SwiftUI

extension GroupBox where Label == Text {
  init(label: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(label) })
  }
}

struct WeatherBox: View {
  var body: some View {
    GroupBox(label: "Wind") { Text("Calm") }
  }
}
