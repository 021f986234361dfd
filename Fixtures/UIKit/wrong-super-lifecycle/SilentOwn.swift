import UIKit

final class TenderController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reload()
  }

  func reload() {
    super.viewWillAppear(false)
  }
}
