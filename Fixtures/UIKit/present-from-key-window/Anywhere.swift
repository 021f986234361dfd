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
}
