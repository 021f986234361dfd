// profile: all
// not type-checked: the fixed text has a macro of SwiftUI
import SwiftUI

extension EnvironmentValues { // want +1: manual-environment-key:info
  @Entry var margin: Double = 8 // want +2: manual-environment-key:info

  @Entry public internal(set) var rowTitle: String? = nil
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
