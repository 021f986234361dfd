import SwiftUI

extension View {
  func mask(_ symbol: String) -> some View {
    mask(alignment: .center) { Image(systemName: symbol).resizable() }
  }
}

struct ShadowPuppet: View {
  let name: String

  var body: some View {
    VStack {
      Color.black.mask(name)
      Color.black.mask("hare")
    }
  }
}
