// profile: all
import SwiftUI

struct GaugeView: View {
  @State private var angle = 0.0

  var body: some View {
    Text("Gauge")
      .animation(.linear(duration: 0.2), value: angle)
      .onTapGesture { withAnimation(.linear(duration: 0)) { angle = 1 } }
  }
}
