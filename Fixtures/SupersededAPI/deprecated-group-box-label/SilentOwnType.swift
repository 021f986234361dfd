import SwiftUI

struct GroupBox<Content: View>: View {
  let label: Text
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      label
      content
    }
  }
}

struct WeatherBox: View {
  var body: some View {
    GroupBox(label: Text("Wind")) { Text("Calm") }
  }
}
