import SwiftUI

struct WaterGauge: View {
  let level: Double
  private let height = 200.0
  @State private var isShown = false

  var body: some View {
    VStack {
      Rectangle()
        .frame(height: isShown ? level * height : 0)
        .animation(.easeOut) // want: deprecated-animation-no-value
      Rectangle()
        .frame(height: isShown ? height : 0)
        .animation(.easeOut, value: isShown) // want: deprecated-animation-no-value
      Button("Show") { isShown = true }
    }
  }
}
