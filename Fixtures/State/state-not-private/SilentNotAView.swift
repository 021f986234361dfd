import SwiftUI

@propertyWrapper
struct Toggled: DynamicProperty {
  @State var isOn = false

  var wrappedValue: Bool { isOn }
}

struct ToggledText: View {
  @Toggled private var isOn

  var body: some View {
    Text(isOn ? "On" : "Off")
  }
}
