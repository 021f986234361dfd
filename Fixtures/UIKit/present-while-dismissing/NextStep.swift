import UIKit

final class SowingController: UIViewController {
  let picker = UIViewController(), result = UIViewController()

  func finish() {
    dismiss(animated: true)
    present(result, animated: true) // want: present-while-dismissing:warning
  }

  func finishPicking(_ seed: String?) {
    picker.dismiss(animated: true, completion: nil)
    guard let seed else { return }
    title = seed
    if seed != "none" {
      self.present(result, animated: true) // want: present-while-dismissing:warning
    }
  }

  func replace() {
    presentedViewController?.dismiss(animated: true)
    present(result, animated: true) // want: present-while-dismissing:warning
  }
}
