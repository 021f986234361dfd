import SwiftUI

struct ShellReport {
  let shell: NavigationView<Text>?
  let name = "NavigationView { }"
}

extension NavigationView {
  nonisolated static var shellName: String { "columns" }
}

struct ShellName: View {
  var body: some View {
    Text(NavigationView<Text>.shellName)
  }
}
