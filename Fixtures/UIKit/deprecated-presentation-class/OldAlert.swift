import UIKit

final class FrostController: UIViewController {
  func warn() {
    let alert = UIAlertView(title: "Frost", message: "Cover the beds", delegate: nil, cancelButtonTitle: "OK") // want: deprecated-presentation-class:info
    alert.show()
  }
}
