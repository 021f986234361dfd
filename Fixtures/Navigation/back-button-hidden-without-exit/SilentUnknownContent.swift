import SwiftUI

struct FilmHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Film") { FilmFrame { Text("Film") } }
    }
  }
}

struct FilmFrame<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .navigationBarBackButtonHidden()
  }
}

struct CameraHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Camera") {
        CameraFinder()
          .navigationBarBackButtonHidden()
      }
    }
  }
}

struct CameraFinder: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
