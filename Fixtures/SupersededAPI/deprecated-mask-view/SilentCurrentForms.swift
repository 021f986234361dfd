import SwiftUI

struct Peephole: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      Color.brown.mask { Circle() }
      Color.brown.mask(alignment: .top) { Capsule() }
      Color.brown.mask({ Ellipse() })
      Color.brown.mask(alignment: isOpen ? .leading : .trailing, { Rectangle() })
    }
  }
}
