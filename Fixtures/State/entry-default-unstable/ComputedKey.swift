import SwiftUI

final class Printer: ObservableObject {
  @Published var pages = 0
}

struct PrinterKey: EnvironmentKey {
  static var defaultValue: Printer { Printer() } // want: entry-default-unstable:warning
}

struct StampKey: EnvironmentKey {
  static var defaultValue: Date {
    return Date() // want: entry-default-unstable:warning
  }
}

extension EnvironmentValues {
  var printer: Printer {
    get { self[PrinterKey.self] }
    set { self[PrinterKey.self] = newValue }
  }
}
