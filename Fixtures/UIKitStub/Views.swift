@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { return nil }
  public convenience override init() { self.init(frame: .zero) }
  open var frame: CGRect { get { stub() } set {} }
  open var bounds: CGRect { get { stub() } set {} }
  open var alpha: CGFloat { get { stub() } set {} }
  open var isHidden: Bool { get { stub() } set {} }
  open var window: UIWindow? { stub() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
}

@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? { get { stub() } set {} }
  open func makeKeyAndVisible() {}
}

@MainActor open class UILabel: UIView { open var text: String? { get { stub() } set {} } }
@MainActor open class UITextField: UIView { open var text: String? { get { stub() } set {} } }
@MainActor open class UIButton: UIView {}
@MainActor open class UIActivityIndicatorView: UIView { open func startAnimating() {} }
@MainActor open class UITableView: UIView { open func reloadData() {} }
@MainActor open class UITableViewCell: UIView {}

@MainActor
open class UITraitCollection: NSObject {
  open var userInterfaceIdiom: UIUserInterfaceIdiom { stub() }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case phone, pad }

@MainActor
open class UIDevice: NSObject {
  public static var current: UIDevice { stub() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { stub() }
}

@MainActor
open class UIApplication: UIResponder {
  public static var shared: UIApplication { stub() }
  open var keyWindow: UIWindow? { stub() }
  open var windows: [UIWindow] { stub() }
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
