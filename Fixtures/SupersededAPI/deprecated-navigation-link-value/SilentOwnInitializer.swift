import SwiftUI

enum Page: Hashable {
  case about, lines
}

extension NavigationLink where Destination == Never {
  init(destination page: Page, @ViewBuilder label: () -> Label) {
    self.init(value: page, label: label)
  }
}

struct StationMenu: View {
  var body: some View {
    NavigationStack {
      NavigationLink(destination: .lines) { Text("Lines") }
        .navigationDestination(for: Page.self) { page in
          Text(page == .about ? "About" : "Lines")
        }
    }
  }
}
