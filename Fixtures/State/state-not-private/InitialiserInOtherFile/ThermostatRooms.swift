import SwiftUI

extension Thermostat {
  init(number: Int) {
    self.room = "Room \(number)"
  }
}
