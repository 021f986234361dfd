import SwiftUI

struct Palette {
  func GroupBox(label: String, items: () -> [String]) -> [String] { [label] + items() }
}

struct PalettePage: View {
  let palette = Palette()

  var body: some View {
    VStack {
      ForEach(palette.GroupBox(label: "Reds") { ["rose"] }, id: \.self) { name in
        Text(name)
      }
    }
  }
}
