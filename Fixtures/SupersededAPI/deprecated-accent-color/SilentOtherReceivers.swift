import SwiftUI

struct Livery {
  let main: Color

  func accentColor(_ isNight: Bool) -> Color { isNight ? .indigo : main }
}

struct TramFront: View {
  let livery: Livery
  let isNight: Bool

  var body: some View {
    VStack {
      Text("Tram").foregroundStyle(livery.accentColor(isNight))
      Button("Ring") {}.tint(accentColor(1))
      Rectangle().fill(Color.accentColor)
    }
    .tint(.accentColor)
  }

  private func accentColor(_ line: Int) -> Color { line == 1 ? .red : .accentColor }
}
