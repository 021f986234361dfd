import Foundation

public struct UIKeyboardType: Sendable {
  public static let decimalPad = UIKeyboardType()
  public static let numberPad = UIKeyboardType()
}

extension URL {
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

public struct Glass: Equatable, Sendable {
  public static var regular: Glass { Glass() }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
}
