import SwiftUI

@Observable
final class Sketch {
  var lines = 0
}

struct Easel: View {
  @State private var draws = false

  var body: some View {
    Button("Draw") { draws = true }
      .sheet(isPresented: $draws) { SketchPad(sketch: Sketch()) }
  }
}

struct SketchPad: View {
  @State private var sketch: Sketch
  @Environment(\.dismiss) private var dismiss

  init(sketch: Sketch) {
    self.sketch = sketch
  }

  var body: some View {
    Button("Close after \(sketch.lines) lines") { dismiss() }
  }
}
