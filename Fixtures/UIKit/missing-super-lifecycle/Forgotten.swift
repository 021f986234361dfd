import UIKit

class GardenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
  }
}

final class RoseController: GardenController {
  override func viewDidLoad() { // want: missing-super-lifecycle:warning
    title = "Roses"
  }

  override func viewWillAppear(_ isAnimated: Bool) { // want: missing-super-lifecycle:warning
    // The season may have changed.
    title = "Roses"
  }

  override func viewDidDisappear(_ animated: Bool) { title = nil } // want: missing-super-lifecycle:warning
}

extension RoseController {
  func close() { dismiss(animated: true) }
}
