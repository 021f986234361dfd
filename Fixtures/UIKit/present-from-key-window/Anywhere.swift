// profile: all
import UIKit

final class DepotNotices: UIView {
  func show(_ notice: UIViewController) {
    UIApplication.shared.keyWindow?.rootViewController?.present(notice, animated: true) // want: present-from-key-window:info
  }

  func showInFirst(_ notice: UIViewController) {
    UIApplication.shared.windows.first?.rootViewController?.present(notice, animated: true) // want: present-from-key-window:info
  }

  func showInOwn(_ notice: UIViewController) {
    window?.rootViewController?.present(notice, animated: true) // want: present-from-key-window:info
  }

  func showInRoot(_ notice: UIViewController) {
    if let root = UIApplication.shared.windows.first?.rootViewController {
      root.present(notice, animated: true) // want: present-from-key-window:info
    }
    guard let base = UIApplication.shared.keyWindow?.rootViewController else { return }
    base.present(notice, animated: true) // want: present-from-key-window:info
  }

  func showInShadowed(_ notice: UIViewController, root: UIViewController) {
    if let root = root.presentingViewController {
      root.present(notice, animated: true)
    }
    root.present(notice, animated: true)
  }
}
