import SwiftUI

struct Keyhole: View {
  let isOpen: Bool

  var body: some View {
    Color.brown
      .mask( // want: deprecated-mask-view
        // wide enough for the old key
        Capsule().frame(width: 6)
      )
      .mask(isOpen ? Circle() : nil) // want: deprecated-mask-view
  }
}
