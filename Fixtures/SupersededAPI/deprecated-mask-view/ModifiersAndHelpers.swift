// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Vignette: ViewModifier {
  func body(content: Content) -> some View {
    content
      .mask(RadialGradient(colors: [.black, .clear], center: .center, startRadius: 0, endRadius: 90)) // want: deprecated-mask-view
  }
}

extension View {
  func cutOut(_ symbol: String) -> some View {
    mask(Image(systemName: symbol)) // want: deprecated-mask-view
  }

  func torn() -> some View { self.mask(Ellipse()) } // want: deprecated-mask-view
}

struct PhotoAlbum: View {
  let isOld: Bool

  var body: some View {
    VStack {
      Rectangle().modifier(Vignette()).cutOut("leaf")
      page.torn()
    }
  }

  @ViewBuilder private var page: some View {
    if isOld {
      Color.gray.mask(Ellipse()) // want: deprecated-mask-view
    } else {
      Color.white
        .mask(Rectangle()) // want: deprecated-mask-view
    }
  }
}
