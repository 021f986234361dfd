import UIKit

final class CompostController: UIViewController {
  var progress: UIAlertController?

  func warn() {
    let alert = UIAlertController(title: "Dry", message: nil, preferredStyle: .alert)
    for name in ["Water", "Later"] { alert.addAction(UIAlertAction(title: name, style: .default)) }
    present(alert, animated: true)
  }

  func warnWithHelper() {
    let alert = UIAlertController(title: "Dry", message: nil, preferredStyle: .alert)
    addButtons(to: alert)
    present(alert, animated: true)
  }

  func showProgress() {
    let alert = UIAlertController(title: "Turning", message: nil, preferredStyle: .alert)
    alert.view.addSubview(UIActivityIndicatorView())
    present(alert, animated: true)
  }

  func keep() {
    let alert = UIAlertController(title: "Turning", message: nil, preferredStyle: .alert)
    progress = alert
    present(alert, animated: true)
  }

  func make() -> UIAlertController {
    let alert = UIAlertController(title: "Turning", message: nil, preferredStyle: .alert)
    return alert
  }

  func warnInBranches(_ isUrgent: Bool) {
    let alert: UIAlertController
    if isUrgent {
      alert = UIAlertController(title: "Now", message: nil, preferredStyle: .alert)
    } else {
      alert = UIAlertController(title: "Soon", message: nil, preferredStyle: .alert)
    }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func addButtons(to alert: UIAlertController) {
    alert.addAction(UIAlertAction(title: "OK", style: .default))
  }
}
