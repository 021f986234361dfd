import SwiftUI

extension SpeedGauge {
  init() { self.init(title: "Speed") }
}
