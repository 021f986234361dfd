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
