// deployment-target: macOS=14.0
import SwiftUI

struct MediaTiming {
  static let easeInEaseOut = MediaTiming()
}

struct LayerAnimation {
  init(timing: MediaTiming) {}
}

struct FoldingTable {
  func collapsible(_ isFolding: Bool) -> FoldingTable { self }
}

enum CardFrame {
  case borderedButton, plain
}

struct Workshop: View {
  @State private var isExpanded = true
  @State private var frame = CardFrame.plain
  let table: FoldingTable

  var body: some View {
    List {
      Section("Tables", isExpanded: $isExpanded) { Text("Folding") }
      Menu("Frame") { Button("Border") { frame = .borderedButton } }
        .menuStyle(.button)
        .buttonStyle(.bordered)
      Text("Curve \(UnitCurve.easeInOut.value(at: 0.5))")
        .opacity(frame == .borderedButton ? 1 : 0.5)
    }
    .onAppear {
      _ = LayerAnimation(timing: .easeInEaseOut)
      _ = table.collapsible(true)
    }
  }
}
