import SwiftUI

final class TideModel {
  var height = 0.0
}

struct TideChart: View {
  @State private var model = TideModel()
  @State private var day: Int? = nil
  @State private var isOpen = false
  @State private var zoom = 1.0

  init(height: Double) {
    model.height = height
    day = nil
    zoom = 1.0
    self.isOpen = isOpen
    Task { @MainActor [self] in
      zoom = 2
    }
  }

  var body: some View {
    Toggle("", isOn: $isOpen)
    Slider(value: $zoom)
    Button("\(model.height) \(day ?? 0)") { day = 1 }
  }
}
