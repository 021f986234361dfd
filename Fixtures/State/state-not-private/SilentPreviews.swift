import SwiftUI

struct SwitchPreviewWrapper: View {
  @State var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
  }
}

struct Switch_Previews: PreviewProvider {
  struct Wrapper: View {
    @State var isOn = true

    var body: some View {
      Toggle("On", isOn: $isOn)
    }
  }

  static var previews: some View {
    Wrapper()
    SwitchPreviewWrapper()
  }
}
