import SwiftUI

struct Handle: View {
  var body: some View { Capsule().frame(width: 4, height: 12) }
}

struct Grain: ShapeStyle {}

extension View {
  func nailed() -> some View { padding(1) }
}
