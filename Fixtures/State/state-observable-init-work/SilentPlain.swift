import SwiftUI

@Observable final class MoonModel {
  var phase = 0.0
  init() { phase = 0.5 }
}

@Observable final class SunModel {
  var height = 0.0
  init() { Task { print("sun") } }
}

struct SkyScreen: View {
  var body: some View { MoonView() }
}

struct MoonView: View {
  @State private var model = MoonModel()
  var body: some View { Text("\(model.phase)") }
}

struct SunView: View {
  @State private var model = SunModel()
  var body: some View { Text("\(model.height)") }
}
