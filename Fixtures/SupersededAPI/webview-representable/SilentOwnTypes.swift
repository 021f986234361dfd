// profile: all
// deployment-target: iOS=26.0
import SwiftUI

final class WKWebView: UIView {
  var knots = 8
}

struct SpiderPage: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ web: WKWebView, context: Context) { web.knots += 1 }
}
