import SwiftUI

struct TimetableFeature {
  struct State {
    var line = ""
  }
}

struct PlatformPicker: View {
  @SwiftUI.State private var platform = 1
  @Environment(\.locale) private var locale

  init(platform: Int) {
    self.platform = platform  // want: state-assigned-in-init:error
  }

  var body: some View {
    Stepper("\(platform) \(locale.identifier)", value: $platform)
  }
}
