// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct StampView: View {
  @FocusState private var isOn: Bool

  var body: some View {
    Rectangle()
      .focusable()
      .focused($isOn)
      .onTapGesture { isOn = true }  // want: redundant-focus-write:info
  }
}
