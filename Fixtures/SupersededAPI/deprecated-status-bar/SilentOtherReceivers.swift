import SwiftUI

/// Settings of a kiosk's screen.
struct Kiosk {
  var isBare = false
  func statusBar(hidden: Bool) -> Kiosk { Kiosk(isBare: hidden) }
}

struct KioskSettings: View {
  let kiosk: Kiosk
  let apply: (Kiosk) -> Void

  var body: some View {
    VStack {
      Button("Bare") { apply(kiosk.statusBar(hidden: true)) }
      Button("Full") { apply(Kiosk().statusBar(hidden: false)) }
    }
  }
}
