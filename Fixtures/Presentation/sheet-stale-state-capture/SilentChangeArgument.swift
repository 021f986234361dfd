import SwiftUI

struct ThemeSwitch: View {
  @State private var theme = "light"
  @State private var showsTheme = false

  var body: some View {
    Button("Dark") {
      theme = "dark"
      showsTheme = true
    }
    .onChange(of: theme) { print("changed") }
    .sheet(isPresented: $showsTheme) {
      Text(theme)
    }
  }
}
