import UIKit

final class GreenhouseController: UIViewController {
  func warn() {
    let alert = UIAlertController(title: "Too warm", message: "Open a window", preferredStyle: .alert) // want: alert-without-action:warning
    present(alert, animated: true)
  }

  func askForName() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert) // want: alert-without-action:warning
    alert.addTextField()
    self.present(alert, animated: true, completion: nil)
  }

  func warnAtOnce() {
    present(UIAlertController(title: "Too cold", message: nil, preferredStyle: .alert), animated: true) // want: alert-without-action:warning
  }

  func warnByAnnotation() {
    let alert: UIAlertController = .init(title: "Too dry", message: nil, preferredStyle: .alert) // want: alert-without-action:warning
    present(alert, animated: true)
  }

  func warnByInitializer() {
    let alert = UIAlertController.init(title: "Too wet", message: nil, preferredStyle: .alert) // want: alert-without-action:warning
    present(alert, animated: true)
  }

  func warnAtOnceByInitializer() {
    present(UIAlertController.init(title: "Too dark", message: nil, preferredStyle: .alert), animated: true) // want: alert-without-action:warning
  }
}
