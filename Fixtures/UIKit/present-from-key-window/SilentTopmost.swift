import UIKit

final class YardNotices: UIView {
  let controller = UIViewController()

  func show(_ notice: UIViewController) {
    controller.present(notice, animated: true)
    window?.rootViewController?.present(notice, animated: true)
  }

  func showOnTop(_ notice: UIViewController) {
    guard UIApplication.shared.keyWindow?.rootViewController?.presentedViewController == nil else { return }
    UIApplication.shared.keyWindow?.rootViewController?.present(notice, animated: true)
  }
}
