// profile: all
import SwiftUI

enum Spacing { case tight, loose }

private struct SpacingKey: EnvironmentKey {
  static var defaultValue: Spacing {
    switch Calendar.current.firstWeekday {
    case 1: return .tight
    default: return .loose
    }
  }
}

private struct GapKey: EnvironmentKey {
  static var defaultValue: Double {
    if Calendar.current.firstWeekday == 1 {
      return 4
    } else {
      return 8
    }
  }
}

extension EnvironmentValues { // want +1: manual-environment-key:info
  var spacing: Spacing {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  } // want +1: manual-environment-key:info
  var gap: Double {
    get { self[GapKey.self] }
    set { self[GapKey.self] = newValue }
  }
}
