// deployment-target: macOS=13.0
import SwiftUI

extension View {
  func onPasteCommand(of kinds: [String], perform action: @escaping ([URL]) -> Void) -> some View {
    onPasteCommand(of: kinds.compactMap { UTType($0) }) { _ in action([]) }
  }
}

struct PasteButton: View {
  let supportedTypes: [String]
  let payloadAction: ([NSItemProvider]) -> Void

  var body: some View {
    Button("Paste") { payloadAction([]) }
  }
}

struct Clipboard: View {
  var body: some View {
    HStack {
      Text("Clip").onPasteCommand(of: ["public.url"]) { (links: [URL]) in print(links) }
      PasteButton(supportedTypes: ["public.text"]) { _ in }
    }
  }
}
