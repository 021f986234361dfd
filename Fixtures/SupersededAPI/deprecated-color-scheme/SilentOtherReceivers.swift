import SwiftUI

struct CityTheme {
  func colorScheme(_ hour: Int) -> ColorScheme { hour > 18 ? .dark : .light }
  func colorScheme(for hour: Int, isIndoor: Bool) -> ColorScheme { isIndoor ? .light : colorScheme(hour) }
}

struct CityMap: View {
  let theme: CityTheme
  let hour: Int
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text("Old town").environment(\.colorScheme, theme.colorScheme(hour))
      Text("Museum").environment(\.colorScheme, theme.colorScheme(for: hour, isIndoor: true))
      Image(systemName: colorScheme == .dark ? "moon" : "sun.max")
    }
    .preferredColorScheme(theme.colorScheme(hour))
  }
}
