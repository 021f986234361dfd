import UIKit

final class StationSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
}

final class DelayController: UIViewController {
  func warn() {
    let alert = UIAlertView(title: "Delay", message: "Twenty minutes", delegate: nil, cancelButtonTitle: "OK") // want: deprecated-presentation-class:warning
    alert.show()
  }
}
