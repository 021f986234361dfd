import SwiftUI

struct HarvestLabel: View {
  let tint: Color
  let accent: Color?
  let isShown: Bool

  var body: some View {
    VStack {
      // want +1: duplicate-modifier:warning
      Text("Pears").foregroundStyle(tint).foregroundStyle(.blue)
      // want +1: duplicate-modifier:warning
      Text("Plums").font(isShown ? .title : .body).accessibilityLabel("Plums").font(.caption)
      // want +1: duplicate-modifier:warning
      Text("Figs").foregroundStyle(accent ?? .red).foregroundStyle(.blue)
      // want +1: duplicate-modifier:warning
      Text("Nuts").lineLimit(1...3).lineLimit(2)
    }
  }
}
