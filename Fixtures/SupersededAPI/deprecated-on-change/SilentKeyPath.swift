import SwiftUI

struct Watched<Value> {
  let value: Value
  func onChange<V: Equatable>(of path: KeyPath<Value, V>, perform action: @escaping (V) -> Void) -> Watched { self }
}

struct Weather {
  var wind = 0
}

struct WeatherStation {
  let weather = Watched(value: Weather())

  func watch() -> Watched<Weather> {
    weather.onChange(of: \.wind) { speed in print(speed) }
  }

  func watchBoth() -> Watched<Weather> {
    weather
      .onChange(of: \Weather.wind) { print($0) }
      .onChange(of: \.wind, perform: { _ in print("wind") })
  }
}
