import UIKit

final class CarriageController: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated) // want: wrong-super-lifecycle:error
    title = nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    super.viewWillAppear(animated) // want: wrong-super-lifecycle:error
  }

  override func viewDidLoad() {
    super.viewDidLoad() // want: wrong-super-lifecycle:error
  }
}
