import SwiftUI

public struct ColorPanel: View {
  public init() {}

  public var body: some View {
    Form {
      Text("Palette")
    }
    .inspectorColumnWidth(260)
  }
}

struct UnplacedPanel: View {
  var body: some View {
    Text("Layers")
      .inspectorColumnWidth(200)
  }
}

extension View {
  func panelWidth() -> some View {
    inspectorColumnWidth(min: 200, ideal: 240, max: 300)
  }
}
