import UIKit

final class BakeryController: UIViewController {
  func toast(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    present(alert, animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.dismiss(animated: true) }
  }
}

final class OvenController: UIViewController {
  func showWaiting() {
    let alert = UIAlertController(title: "Heating", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }

  func hideWaiting() { dismiss(animated: true) }
}

final class CrumbAlert: UIAlertController {}
