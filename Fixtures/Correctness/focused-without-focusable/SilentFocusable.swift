import SwiftUI

struct BoardView: View {
  @FocusState private var isOn: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      Rectangle().focusable().focused($isOn)
      Rectangle().focused($isOn).focusable()
      VStack { TextField("Move", text: $text) }.focused($isOn)
      VStack { BoardSquare() }.focused($isOn)
      Text("Score").textSelection(.enabled).focused($isOn)
      Text("Marked").marked().focused($isOn)
      TextField("Name", text: $text).focused($isOn)
    }
  }
}

struct BoardSquare: View {
  var body: some View { Text("a1") }
}

extension View {
  func marked() -> some View { focusable() }
}
