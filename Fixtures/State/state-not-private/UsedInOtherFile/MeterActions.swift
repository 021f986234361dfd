import SwiftUI

extension Meter {
  func fill() {
    level = 1
  }
}
