import UIKit

final class CarriageController: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated) // want: wrong-super-lifecycle:error
    title = nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    super.viewWillAppear(animated) // want: wrong-super-lifecycle:error
  }

  override func viewDidLoad() {
    super.loadView() // want: wrong-super-lifecycle:error
  }
}
