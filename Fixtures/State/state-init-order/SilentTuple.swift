// sdk: 27
import SwiftUI

struct ProvingBox: View {
  @State private var isOpen = false
  let width: Int
  let height: Int

  init(side: Int, isOpen: Bool) {
    (self.width, self.height) = (side, side)
    self.isOpen = isOpen
  }

  var body: some View {
    Toggle("\(width) \(height)", isOn: $isOpen)
  }
}
