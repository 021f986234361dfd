// profile: all
// not type-checked: a macro of SwiftUI
import SwiftUI

struct CloseKey: EnvironmentKey {
  static let defaultValue: @MainActor () -> Void = {} // want: closure-in-environment:info
}

struct DraftKey: FocusedValueKey {
  typealias Value = (String) -> Void // want: closure-in-environment:info
}

extension EnvironmentValues {
  @Entry var onPick: (String) -> Void = { _ in } // want: closure-in-environment:info
  @Entry var onDrop: (() -> Void)? // want: closure-in-environment:info
  @Entry var pick = PickAction()
}

struct PickAction {
  func callAsFunction(_ name: String) {}
}
