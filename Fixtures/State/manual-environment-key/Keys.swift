// profile: all
// not type-checked: the fixed text has a macro of SwiftUI
import SwiftUI

private struct MarginKey: EnvironmentKey {
  static let defaultValue: Double = 8
}

struct RowTitleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues { // want +1: manual-environment-key:info
  var margin: Double {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  } // want +2: manual-environment-key:info

  public internal(set) var rowTitle: String? {
    get { return self[RowTitleKey.self] }
    set { self[RowTitleKey.self] = newValue }
  }
}

extension EnvironmentValues { // want +1: manual-environment-key:info
  var depth: Int {
    get { self[DepthKey.self] } // the depth of the bed
    set { self[DepthKey.self] = newValue }
  }
}

struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}
