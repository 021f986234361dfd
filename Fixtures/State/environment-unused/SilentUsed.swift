import SwiftUI

struct About: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.openURL) var openURL
  @Environment(\.openWindow) private var openWindow // kept for the shortcut
  @Environment(\.self) private var everything

  var body: some View {
    links.environment(\.locale, locale)
  }

  final class Closer {
    let page: About
    init(page: About) { self.page = page }
    func close() { page.dismiss() }
  }
}

extension About {
  private var links: some View {
    #if os(iOS)
    VStack { Text(width == .compact ? "Narrow" : "Wide") }
    #else
    HStack { Text(direction == .rightToLeft ? "RTL" : "LTR") }
    #endif
  }
}

func open(_ about: About, _ url: URL) { about.openURL(url) }
