import SwiftUI

@Observable
final class SketchModel {
  var strokes = 0
}

struct SketchPad: View {
  @State private var sketch = SketchModel()
  @State private var showsSketch = false

  var body: some View {
    Button("Draw") {
      sketch.strokes += 1
      showsSketch = true
    }
    .sheet(isPresented: $showsSketch) {
      SketchViewer(sketch: sketch)
    }
  }
}

struct SketchViewer: View {
  let sketch: SketchModel

  var body: some View {
    Text("\(sketch.strokes) strokes")
  }
}
