import UIKit

class PlainController: UIViewController {
  override func viewDidLoad() {
    title = "Plain"
  }

  override func viewWillAppear(_ animated: Bool) {
    UIView.performWithoutAnimation {
      super.viewWillAppear(animated)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    appear(animated)
  }

  private func appear(_ animated: Bool) {
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    fatalError("never shown")
  }

  override func viewDidDisappear(_ animated: Bool) {
    // Stays registered on purpose.
  }

  override func loadView() {
    view = UIView()
  }
}

class Stage {
  func viewWillAppear(_ animated: Bool) {}
}

final class OpenStage: Stage {
  var count = 0
  override func viewWillAppear(_ animated: Bool) { count += 1 }
}
