// deployment-target: iOS=17.0
import SwiftUI

struct SharePanel: UIViewControllerRepresentable {
  let text: String

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [text], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct PoemView: View {
  let poem: String
  @State private var isSharing = false

  var body: some View {
    NavigationStack {
      Text(poem)
        .navigationTitle("Poem")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Share") { isSharing = true }
          }
        }
        .sheet(isPresented: $isSharing) { SharePanel(text: poem) }
    }
  }
}
