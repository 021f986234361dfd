// Dialogs of the first releases, the newer settings of a presentation, and swipe actions outside of lists.

public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}
}

nonisolated extension View {
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View { self }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
}

public struct PresentationContentInteraction: Equatable, Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

public protocol PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing, Sendable {}
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { stub() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { stub() }
}

nonisolated extension View {
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  public func swipeActionsContainer() -> some View { self }
}

public final class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  public func addAction(_ action: UIAlertAction) {}
  public var popoverPresentationController: UIPopoverPresentationController? { stub() }
}

@MainActor
public final class UIPopoverPresentationController {
  public var sourceView: UIView? { get { stub() } set {} }
}

@MainActor
public final class UIAlertAction {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

nonisolated extension View {
  public func alert<A: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { self }
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
}
