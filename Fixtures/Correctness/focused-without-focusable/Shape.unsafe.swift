import SwiftUI

struct TileView: View {
  @FocusState private var isOn: Bool
  @FocusState private var isText: Bool
  @FocusState private var isRow: Bool

  var body: some View {
    VStack {
      Rectangle()
        .frame(width: 40)
        .focusable().focused($isOn)  // want: focused-without-focusable:warning
      Text("Tile").focusable().focused($isText)  // want: focused-without-focusable:warning
      HStack {
        Image("tile")
        Text("Row")
      }
      .focusable().focused($isRow)  // want: focused-without-focusable:warning
    }
  }
}
