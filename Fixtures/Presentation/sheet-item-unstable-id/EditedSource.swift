import SwiftUI

struct Sticker: Identifiable {
  var text: String
  var id: String { text } // want: sheet-item-unstable-id:warning
}

struct StickerMaker: View {
  @State private var sticker: Sticker?

  var body: some View {
    Button("New") { sticker = Sticker(text: "") }
      .sheet(item: $sticker) { sticker in
        Button("Clear \(sticker.text)") { self.sticker?.text = "" }
      }
  }
}
