// profile: all
// deployment-target: iOS=16.0
import SwiftUI

struct NameForm: View {
  @FocusState private var isFocused: Bool
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}
