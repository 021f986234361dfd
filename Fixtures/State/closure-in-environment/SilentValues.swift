// profile: all
import SwiftUI

struct Spacing {
  var top = 0.0
  func callAsFunction() {}
}

struct SpacingKey: EnvironmentKey {
  static let defaultValue = Spacing()
  static let onChange: @MainActor () -> Void = {}
}

struct PlainKey {
  typealias Value = () -> Void
}
