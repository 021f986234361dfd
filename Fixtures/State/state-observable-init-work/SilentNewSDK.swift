// sdk: 27
import SwiftUI

@Observable final class WaveModel {
  var height = 0.0
  init() { Task { print("wave") } }
}

struct BeachScreen: View {
  var body: some View { WaveView() }
}

struct WaveView: View {
  @State private var model = WaveModel()
  var body: some View { Text("\(model.height)") }
}
