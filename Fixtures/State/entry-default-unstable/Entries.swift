// not type-checked: a macro of SwiftUI
import SwiftUI

final class Ledger {
  var rows = 0
}

extension EnvironmentValues {
  @Entry var ledger = Ledger() // want: entry-default-unstable:warning
  @Entry var typedLedger: Ledger = Ledger() // want: entry-default-unstable:warning
  @Entry var opened = Date() // want: entry-default-unstable:warning
  @Entry var token: UUID = UUID() // want: entry-default-unstable:warning
  @Entry var seed = Int.random(in: 0..<9) // want: entry-default-unstable:warning
}
