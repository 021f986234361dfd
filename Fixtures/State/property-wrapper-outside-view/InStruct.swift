import SwiftUI

protocol Bordered {
  var border: Color { get }
}

struct LocaleBorder: Bordered {
  @Environment(\.layoutDirection) private var direction // want: property-wrapper-outside-view:warning

  var border: Color { direction == .leftToRight ? .red : .blue }
}

struct Ruler: Equatable {
  @ScaledMetric private var step = 8.0 // want: property-wrapper-outside-view:info

  static func == (left: Ruler, right: Ruler) -> Bool { true }
}
