import SwiftUI

struct NightDial: View {
  let scheme: ColorScheme
  let isNight: Bool

  var body: some View {
    VStack {
      Text("Barometer").environment(\.colorScheme, .dark) // want: deprecated-color-scheme:info
      Image(systemName: "barometer")
        .font(.largeTitle)
        .environment(\.colorScheme, scheme) // want: deprecated-color-scheme
        .padding()
      Label("Falling", systemImage: "arrow.down").environment(\.colorScheme, isNight ? .dark : .light) // want: deprecated-color-scheme
      Label("Rising", systemImage: "arrow.up")
        .colorScheme( // want: deprecated-color-scheme
          isNight
            ? .light // so that the needle can be seen
            : .dark
        )
      HStack {
        Text("hPa").environment(\.colorScheme, ColorScheme.light) // want: deprecated-color-scheme
      }
    }
    .environment(\.colorScheme, .light) // want: deprecated-color-scheme
  }
}
