import SwiftUI

struct NightDial: View {
  let scheme: ColorScheme
  let isNight: Bool

  var body: some View {
    VStack {
      Text("Barometer").colorScheme(.dark) // want: deprecated-color-scheme:info
      Image(systemName: "barometer")
        .font(.largeTitle)
        .colorScheme(scheme) // want: deprecated-color-scheme
        .padding()
      Label("Falling", systemImage: "arrow.down").colorScheme(isNight ? .dark : .light) // want: deprecated-color-scheme
      Label("Rising", systemImage: "arrow.up")
        .colorScheme( // want: deprecated-color-scheme
          isNight
            ? .light // so that the needle can be seen
            : .dark
        )
      HStack {
        Text("hPa").colorScheme(ColorScheme.light) // want: deprecated-color-scheme
      }
    }
    .colorScheme(.light) // want: deprecated-color-scheme
  }
}
