// profile: presentation
// deployment-target: iOS=17.0
import SwiftUI

struct ShareScreen: View {
  @State private var shares = false

  var body: some View {
    Button("Share") { shares = true }
      .sheet(isPresented: $shares) {
        SharePanel(items: ["Timetable"], completion: { shares = false })
      }
  }
}

struct SharePanel: UIViewControllerRepresentable {
  let items: [Any]
  let completion: () -> Void

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
