// profile: all
// deployment-target: watchOS=10.0
import SwiftUI

struct CrownForm: View {
  @FocusState private var isFocused: Bool
  let level: Double

  var body: some View {
    Text("\(level)")
      .focusable()
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}
