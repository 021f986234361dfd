// profile: all
// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct SearchScreen: View {
  @FocusState private var isFocused: Bool
  @State private var query = ""

  var body: some View {
    TextField("Search", text: $query)
      .focused($isFocused)
      .onAppear {
        isFocused = true  // want: focus-state-in-onappear:info
      }
  }
}
