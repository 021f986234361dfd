import SwiftUI

struct Newsstand: View {
  var body: some View {
    NavigationStack {
      WebContainer()
    }
  }
}

struct WebContainer: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: UIHostingController(rootView: PageRoot()))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

struct PageRoot: View {
  var body: some View {
    NavigationStack { Text("Page") }
  }
}
