import SwiftUI

struct SkyView: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Color.blue.focused($isFocused)  // want: focused-without-focusable:warning
  }
}
