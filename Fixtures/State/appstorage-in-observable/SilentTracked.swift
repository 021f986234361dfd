import SwiftUI

@Observable
final class Theme {
  @ObservationIgnored @AppStorage("theme.dark") private var storedDark = false

  var isDark: Bool {
    get {
      access(keyPath: \.isDark)
      return storedDark
    }
    set { withMutation(keyPath: \.isDark) { storedDark = newValue } }
  }
}

struct ThemePane: View {
  @State private var theme = Theme()
  var body: some View { Text(theme.isDark ? "Dark" : "Light") }
}
