// profile: all
// deployment-target: macOS=26.0
// not type-checked: the stub's web view is a UIView
import SwiftUI
import WebKit

struct ManualPage: NSViewRepresentable { // want: webview-representable
  let url: URL

  func makeNSView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.allowsBackForwardNavigationGestures = true
    return view
  }

  func updateNSView(_ view: WKWebView, context: Context) {
    view.load(URLRequest(url: url))
  }
}
