// profile: all
import SwiftUI

struct StencilCutter {
  enum Stroke { case bold, fine }
  var stroke = Stroke.fine
  func fontWeight(_ stroke: Stroke) -> StencilCutter { StencilCutter(stroke: stroke) }
}

struct StencilDesk: View {
  let cutter: StencilCutter
  let cut: (StencilCutter) -> Void

  var body: some View {
    VStack {
      Button("Cut") { cut(cutter.fontWeight(.bold)) }
      Button("Cut anew") { cut(StencilCutter().fontWeight(.bold)) }
    }
  }
}
