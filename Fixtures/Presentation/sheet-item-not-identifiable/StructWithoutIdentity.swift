// not type-checked: the finding is a compile error
import SwiftUI

struct Sketch {
  var title: String
}

struct SketchButton: View {
  @State private var sketch: Sketch?

  var body: some View {
    Button("Draw") { sketch = Sketch(title: "House") }
      .sheet(item: $sketch) { sketch in // want: sheet-item-not-identifiable:warning
        Text(sketch.title)
      }
  }
}
