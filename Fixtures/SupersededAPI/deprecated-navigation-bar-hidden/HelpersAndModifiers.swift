// deployment-target: iOS=18.0
import SwiftUI

struct BareScreen: ViewModifier {
  let isBare: Bool

  func body(content: Content) -> some View {
    content.navigationBarHidden(isBare) // want: deprecated-navigation-bar-hidden
  }
}

extension View {
  func withoutBar() -> some View {
    navigationBarHidden(true) // want: deprecated-navigation-bar-hidden
  }

  func withBar(_ shows: Bool) -> some View {
    self
      .navigationBarHidden(!shows) // want: deprecated-navigation-bar-hidden
  }
}

struct PosterPage: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      poster
        .navigationBarHidden(names.isEmpty) // want: deprecated-navigation-bar-hidden
    }
  }

  @ViewBuilder private var poster: some View {
    ForEach(names, id: \.self) { name in
      Text(name).navigationBarHidden(name.isEmpty) // want: deprecated-navigation-bar-hidden
    }
  }
}
