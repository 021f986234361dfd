import SwiftUI

struct PaintingTraits: View {
  var body: some View {
    Form {
      Text("Oil on wood")
    }
    .inspectorColumnWidth(min: 240, ideal: 280, max: 360)
  }
}
