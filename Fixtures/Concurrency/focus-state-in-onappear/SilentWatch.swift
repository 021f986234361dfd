// profile: all
// deployment-target: watchOS=10.0
import SwiftUI

struct CrownForm: View {
  @FocusState private var isFocused: Bool
  @State private var level = 1.0

  var body: some View {
    Text("\(level)")
      .focusable()
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}
