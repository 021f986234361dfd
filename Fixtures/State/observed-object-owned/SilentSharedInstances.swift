import SwiftUI

final class Weather: ObservableObject {
  static let shared = Weather()
  static var current: Weather { shared }
  @Published var isRaining = false
}

final class Services {
  static let shared = Services()
  let weather = Weather()
  func makeWeather() -> Weather { weather }
}

struct WeatherBar: View {
  @ObservedObject private var one = Weather.shared
  @ObservedObject private var two: Weather = .shared
  @ObservedObject private var three = Weather.current
  @ObservedObject private var four = Services.shared.weather
  @ObservedObject private var five = Services.shared.makeWeather()

  var body: some View {
    Text("Rain")
      .opacity(one.isRaining && two.isRaining && three.isRaining ? 1 : 0)
      .disabled(four.isRaining || five.isRaining)
  }
}
