import UIKit

final class FairController: UIViewController {
  let stalls = UIViewController(), map = UIViewController()

  func add() {
    addChild(stalls)
    view.addSubview(stalls.view)
    UIView.animate(withDuration: 0.2) {
      self.stalls.view.alpha = 1
    } completion: { _ in
      self.stalls.didMove(toParent: self)
    }
  }

  func addWithHelper() {
    addChild(map)
    finish(map)
  }

  func remove() {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  override func addChild(_ controller: UIViewController) {
    super.addChild(controller)
    title = controller.title
  }

  private func finish(_ controller: UIViewController) {
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}

class Sprite: NSObject {
  func addChild(_ sprite: Sprite) {}
  func removeFromParent() {}
}

final class Meadow: Sprite {
  func plant(_ flower: Sprite) {
    addChild(flower)
    flower.removeFromParent()
  }
}
