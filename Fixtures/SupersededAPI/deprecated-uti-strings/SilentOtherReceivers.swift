// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct Crate {
  func hasItemsConforming(to kinds: [String]) -> Bool { kinds.isEmpty }
  func onInsert(of kinds: [String], perform action: (Int, [NSItemProvider]) -> Void) -> Crate { self }
}

struct CrateDrop: DropDelegate {
  let crate: Crate
  let kinds: [UTType]

  func validateDrop(info: DropInfo) -> Bool {
    crate.hasItemsConforming(to: ["public.text"]) && info.hasItemsConforming(to: [.text]) && info.hasItemsConforming(to: kinds)
  }

  func performDrop(info: DropInfo) -> Bool {
    _ = crate.onInsert(of: ["public.text"]) { _, _ in }
    return info.hasItemsConforming(to: [UTType.image, .url])
  }
}

struct CrateList: View {
  let names: [String]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onInsert(of: [.text, .url]) { _, _ in }
      PasteButton(supportedContentTypes: [.text]) { _ in }
      PasteButton(payloadType: String.self) { _ in }
    }
    .onPasteCommand(of: [.plainText]) { _ in }
  }
}
