// deployment-target: iOS=26.0
import SwiftUI

struct GuidePage: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ webView: WKWebView, context: Context) {
    webView.load(URLRequest(url: url))
  }
}
