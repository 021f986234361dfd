// deployment-target: iOS=18.0
import SwiftUI

struct BareScreen: ViewModifier {
  let isBare: Bool

  func body(content: Content) -> some View {
    content.toolbarVisibility(isBare ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
  }
}

extension View {
  func withoutBar() -> some View {
    toolbarVisibility(.hidden, for: .navigationBar) // want: deprecated-navigation-bar-hidden
  }

  func withBar(_ shows: Bool) -> some View {
    self
      .toolbarVisibility(!shows ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
  }
}

struct PosterPage: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      poster
        .toolbarVisibility(names.isEmpty ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
    }
  }

  @ViewBuilder private var poster: some View {
    ForEach(names, id: \.self) { name in
      Text(name).toolbarVisibility(name.isEmpty ? .hidden : .automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
    }
  }
}
