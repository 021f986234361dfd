import SwiftUI

enum Weather {
  case clear, fog

  var color: Color {
    switch self {
    case .clear: .blue
    case .fog: .gray
    }
  }
}

struct Palette {
  let shades: [Color]
  func shade(of weather: Weather) -> Color { weather.color }
}

struct LighthouseLog: View {
  let weather: Weather
  let palette: Palette
  private let ink = Color("Ink")

  var body: some View {
    VStack {
      Text("Visibility").foregroundStyle(weather.color) // want: deprecated-foreground-color
      Text("Watch").foregroundColor(palette.shade(of: weather)) // want: deprecated-foreground-color
      Text("Lamp").foregroundColor(palette.shades[0]) // want: deprecated-foreground-color
      Text("Keeper").foregroundColor(ink) // want: deprecated-foreground-color
      Text("Notes").foregroundColor(self.ink.opacity(0.5)) // want: deprecated-foreground-color
      Text("Oil").foregroundColor({ weather == .fog ? Color.orange : Color.green }()) // want: deprecated-foreground-color
    }
  }
}
