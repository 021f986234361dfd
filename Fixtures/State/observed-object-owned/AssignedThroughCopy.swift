import SwiftUI

final class LampModel: ObservableObject {
  @Published var isOn = false
}

struct Lamp: View {
  @ObservedObject var model = LampModel() // want: observed-object-owned:warning

  var body: some View { Text(model.isOn ? "on" : "off") }

  func using(_ other: LampModel) -> Lamp {
    var copy = self
    copy.model = other
    return copy
  }
}
