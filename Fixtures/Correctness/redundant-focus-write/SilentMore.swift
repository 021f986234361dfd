// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct MedalView: View {
  @FocusState private var isOn: Bool
  @State private var count = 0

  var body: some View {
    Rectangle()
      .focusable()
      .focused($isOn)
      .onTapGesture {
        isOn = true
        count += 1
      }
  }
}
