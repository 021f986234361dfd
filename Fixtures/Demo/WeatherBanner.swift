import SwiftUI

struct WeatherBanner: View {
  @ObservedObject private var weather = WeatherModel()
  @State var isExpanded = false

  var body: some View {
    DisclosureGroup("Air", isExpanded: $isExpanded) {
      Gauge(value: weather.humidity) {
        Text("Humidity")
      }
    }
    .task { await weather.refresh() }
  }
}
