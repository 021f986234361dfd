// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 0
  @Published var wind = 0
}

struct Thermometer: View {
  @ObservedObject var weather: Weather // want: model-passed-whole:info

  var body: some View {
    VStack {
      Text("\(weather.degrees)")
      bar
    }
  }

  private var bar: some View { Color.red.opacity(weather.degrees > 20 ? 1 : 0) }
}

struct Station: View {
  @StateObject private var weather = Weather()
  var body: some View { Thermometer(weather: weather) }
}

struct Garden: View {
  @EnvironmentObject var weather: Weather
  var body: some View { Thermometer(weather: self.weather).padding() }
}
