// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

@available(iOS 17, macOS 14, *)
struct MosaicEditor: View {
  @State private var showsTiles = false

  var body: some View {
    Button("Tiles") { showsTiles.toggle() }
      .inspector(isPresented: $showsTiles) { tiles }
  }

  private var tiles: some View {
    Text("Glass")
      .inspectorColumnWidth(220)
  }

  struct Border: View {
    var body: some View {
      ScrollView { Text("Gold") }
        .contentMargins(12)
    }
  }
}

struct MosaicList: View {
  let tiles: [String]

  var body: some View {
    if #available(iOS 17, macOS 14, *) {
      clipped
      margined(8)
    }
  }

  @available(iOS 17, macOS 14, *)
  private var clipped: some View {
    ScrollView {
      ForEach(tiles, id: \.self) { tile in
        Text(tile)
      }
    }
    .scrollClipDisabled()
  }

  @available(iOS 17, macOS 14, *)
  private func margined(_ length: Double) -> some View {
    List(tiles, id: \.self) { tile in
      Text(tile)
    }
    .contentMargins(length)
  }
}

@available(iOS 17, macOS 14, *)
extension MosaicList {
  var framed: some View {
    Text("Frame")
      .containerRelativeFrame(.horizontal)
  }
}
