import UIKit

final class UIAlertView {
  init(title: String) {}
  func show() {}
}

final class SoupController: UIViewController {
  func warn() {
    UIAlertView(title: "Too hot").show()
  }

  func ask() {
    let alert = UIAlertController(title: "Too hot", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
