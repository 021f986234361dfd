// profile: all
// deployment-target: iOS=26.0
import SwiftUI

struct GuidePage: UIViewRepresentable { // want: webview-representable:info
  let url: URL

  func makeUIView(context: Context) -> WKWebView {
    WKWebView()
  }

  func updateUIView(_ webView: WKWebView, context: Context) {
    webView.load(URLRequest(url: url))
  }
}

private struct LeafletPage: UIViewRepresentable { // want: webview-representable:info
  typealias UIViewType = WKWebView
  let text: String

  func makeUIView(context: Context) -> UIViewType {
    let view = UIViewType()
    view.loadHTMLString(text, baseURL: nil)
    return view
  }

  func updateUIView(_ view: UIViewType, context: Context) {}
}

struct Reader: View {
  let url: URL

  var body: some View {
    VStack {
      GuidePage(url: url)
      LeafletPage(text: "<p>Trees</p>")
    }
  }
}
