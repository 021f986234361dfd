import SwiftUI

struct ContextMenu {
  var titles: [String]
}

extension View {
  func contextMenu(_ menu: ContextMenu) -> some View {
    contextMenu {
      ForEach(menu.titles, id: \.self) { Button($0) {} }
    }
  }
}

struct BreadBin: View {
  let menu: ContextMenu

  var body: some View {
    VStack {
      Text("Rye").contextMenu(ContextMenu(titles: ["Slice"]))
      Text("Spelt").contextMenu(menu)
    }
  }
}
