// What the fixtures of the presentation rules need besides Presentation.swift.

nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}

public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind(), escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
  init() {}
  public init(named name: Text) {}
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { stub() }
  public static var words: TextInputAutocapitalization { stub() }
  public static var sentences: TextInputAutocapitalization { stub() }
  public static var characters: TextInputAutocapitalization { stub() }
}

@MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { stub() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { stub() }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac, vision }
