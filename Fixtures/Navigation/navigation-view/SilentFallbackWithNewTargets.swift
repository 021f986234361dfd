import SwiftUI

struct LedgerShell<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    if #available(iOS 26, *) {
      NavigationStack { content }
    } else {
      fallback
    }
  }

  @ViewBuilder private var fallback: some View {
    if #available(iOS 16, macOS 13, *) {
      NavigationStack { content }
    } else {
      NavigationView { content }
    }
  }
}
