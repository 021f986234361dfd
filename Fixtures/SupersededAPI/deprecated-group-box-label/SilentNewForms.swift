import SwiftUI

struct WeatherBoxes: View {
  let title: String

  var body: some View {
    VStack {
      GroupBox { Text("Wind") }
      GroupBox("Rain") { Text("3 mm") }
      GroupBox(title) { Text("None") }
      GroupBox {
        Text("7 h")
      } label: {
        Label("Sun", systemImage: "sun.max")
      }
      GroupBox(content: { Text("Fog") }, label: { Text("Fog") })
    }
  }
}
