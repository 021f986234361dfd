// A module named `UIKit` against which UILint's fixtures type-check without Apple's SDK.
// Declarations only: nothing here runs. Labels, escaping and isolation follow Apple's, since fixes depend on them.

@_exported import Foundation
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

/// Stands for a result that is never made.
func stub<T>() -> T { fatalError() }

@MainActor
open class UIResponder: NSObject {}

@MainActor
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { return nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView! { get { stub() } set {} }
  open var viewIfLoaded: UIView? { stub() }
  open var title: String? { get { stub() } set {} }
  open var children: [UIViewController] { stub() }
  open var parent: UIViewController? { stub() }
  open var presentedViewController: UIViewController? { stub() }
  open var presentingViewController: UIViewController? { stub() }
  open var navigationController: UINavigationController? { stub() }
  open var navigationItem: UINavigationItem { stub() }
  open var modalPresentationStyle: UIModalPresentationStyle { get { stub() } set {} }
  open var popoverPresentationController: UIPopoverPresentationController? { stub() }
  open var traitCollection: UITraitCollection { stub() }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

@MainActor
open class UITableViewController: UIViewController {
  open var tableView: UITableView! { get { stub() } set {} }
}

@MainActor
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { stub() }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

@MainActor
open class UITabBarController: UIViewController {
  open var selectedIndex: Int { get { stub() } set {} }
}

public enum UIModalPresentationStyle: Int { case fullScreen, pageSheet, formSheet, popover, overFullScreen }

@MainActor
open class UINavigationItem: NSObject {
  open var rightBarButtonItem: UIBarButtonItem? { get { stub() } set {} }
}

@MainActor
open class UIBarButtonItem: NSObject {}

@MainActor
open class UIPopoverPresentationController: NSObject {
  open var sourceView: UIView? { get { stub() } set {} }
  open var sourceRect: CGRect { get { stub() } set {} }
  open var barButtonItem: UIBarButtonItem? { get { stub() } set {} }
}

@MainActor
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
}

open class UIActivity: NSObject {}

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { self.init() }
  open func addAction(_ action: UIAlertAction) {}
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  open var actions: [UIAlertAction] { stub() }
  open var textFields: [UITextField]? { stub() }
}

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}

@MainActor
open class UIAlertView: UIView {
  public convenience init(title: String, message: String, delegate: Any?, cancelButtonTitle: String?) { self.init() }
  open func show() {}
}
