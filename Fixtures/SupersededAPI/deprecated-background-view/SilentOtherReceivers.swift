import SwiftUI

/// A layer of a printed poster.
struct PosterLayer {
  var names: [String] = []
  func background(_ layer: PosterLayer) -> PosterLayer { PosterLayer(names: layer.names + names) }
}

struct PosterMaker: View {
  let draft: PosterLayer
  let show: (PosterLayer) -> Void

  var body: some View {
    VStack {
      Button("Sky") { show(draft.background(PosterLayer(names: ["sky"]))) }
      Button("Sea") { show(PosterLayer().background(draft)) }
    }
  }
}
