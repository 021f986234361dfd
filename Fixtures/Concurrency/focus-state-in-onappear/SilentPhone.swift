// profile: all
// deployment-target: iOS=17.0, visionOS=1.0
import SwiftUI

struct NameScreen: View {
  @FocusState private var isFocused: Bool
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}
