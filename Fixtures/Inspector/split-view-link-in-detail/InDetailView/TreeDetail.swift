import SwiftUI

enum TreePage: String, Hashable {
  case bark, leaves
}

struct TreeDetail: View {
  let name: String

  var body: some View {
    Form {
      Text(name)
      NavigationLink("Bark", value: TreePage.bark) // want: split-view-link-in-detail:warning
    }
    .navigationDestination(for: TreePage.self) { page in
      Text(page.rawValue)
    }
  }
}
