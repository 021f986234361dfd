// not type-checked: a macro of SwiftUI
import SwiftUI

final class Ledger: Sendable {
  static let shared = Ledger()
  let name = "shared"
}

final class Journal {
  var rows = 0
}

struct Margins {
  var top = 0.0
}

struct JournalKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = Journal()
}

struct MarginsKey: EnvironmentKey {
  static var defaultValue: Margins { Margins() }
}

extension EnvironmentValues {
  @Entry var size = 12.0
  @Entry var ledger = Ledger()
  @Entry var shared = Ledger.shared
  @Entry var journal: Journal?
  @Entry var margins = Margins()
  @Entry var journalDefault = JournalKey.defaultValue
}

extension FocusedValues {
  @Entry var draft: Journal?
}
