// deployment-target: macOS=14.0
import SwiftUI

struct Telescope {
  func focusable(_ isFocusable: Bool = true, onFocusChange: (Bool) -> Void) -> Telescope { self }
}

struct Observatory: View {
  let telescope: Telescope
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Dome").focusable()
      Text("Door").focusable(isOpen)
      Text("Lens").focusable(isOpen, interactions: .activate)
      Text("Mirror").focusable(interactions: .edit)
    }
    .onAppear {
      _ = telescope.focusable(true, onFocusChange: { _ in })
      _ = Telescope().focusable { print($0) }
    }
  }
}
