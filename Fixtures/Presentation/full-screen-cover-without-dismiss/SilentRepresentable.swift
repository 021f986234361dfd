// deployment-target: iOS=17.0
import SwiftUI

struct ScanButton: View {
  @State private var scans = false

  var body: some View {
    Button("Scan") { scans = true }
      .fullScreenCover(isPresented: $scans) {
        ScanController(resolution: 300)
          .ignoresSafeArea()
      }
  }
}

struct ScanController: UIViewControllerRepresentable {
  let resolution: Int

  func makeUIViewController(context: Context) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
