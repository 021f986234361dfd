import UIKit

final class MarketController: UIViewController {
  let stalls = UIViewController()
  private var detail: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stalls) // want: incomplete-containment:warning
    view.addSubview(stalls.view)
  }

  func show(_ controller: UIViewController) {
    self.addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    detail = controller
  }

  func hide() {
    detail?.view.removeFromSuperview()
    detail?.removeFromParent() // want: incomplete-containment:warning
    detail = nil
  }
}
