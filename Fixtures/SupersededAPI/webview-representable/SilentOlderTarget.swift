// profile: all
// deployment-target: iOS=18.0
import SwiftUI

struct GuidePage: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ webView: WKWebView, context: Context) {
    webView.load(URLRequest(url: url))
  }
}
