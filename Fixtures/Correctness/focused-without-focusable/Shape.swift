import SwiftUI

struct TileView: View {
  @FocusState private var isOn: Bool
  @FocusState private var isText: Bool
  @FocusState private var isRow: Bool

  var body: some View {
    VStack {
      Rectangle()
        .frame(width: 40)
        .focused($isOn)  // want: focused-without-focusable:warning
      Text("Tile").focused($isText)  // want: focused-without-focusable:warning
      HStack {
        Image("tile")
        Text("Row")
      }
      .focused($isRow)  // want: focused-without-focusable:warning
    }
  }
}
