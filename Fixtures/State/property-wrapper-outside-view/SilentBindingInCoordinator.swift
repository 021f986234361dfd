import SwiftUI

struct NotePad: UIViewRepresentable {
  @Binding var text: String
  @Environment(\.layoutDirection) private var direction

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}

  final class Coordinator: NSObject {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
  }
}
