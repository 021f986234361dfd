// profile: all
// deployment-target: iOS=26.0
import SwiftUI

final class GridView: UIView {}

struct GridPage: UIViewRepresentable {
  func makeUIView(context: Context) -> GridView { GridView() }
  func updateUIView(_ view: GridView, context: Context) {}
}

final class BrowserController: UIViewController {
  private let web = WKWebView()

  override func viewDidLoad() {
    web.loadHTMLString("<p>Map</p>", baseURL: nil)
  }
}

struct Browser: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> BrowserController {
    BrowserController(nibName: nil, bundle: nil)
  }
  func updateUIViewController(_ controller: BrowserController, context: Context) {}
}

struct Pages: View {
  let url: URL?

  var body: some View {
    VStack {
      GridPage()
      WebView(url: url)
      Browser()
    }
  }
}
