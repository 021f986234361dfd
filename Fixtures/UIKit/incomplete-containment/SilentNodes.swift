// not type-checked: needs SpriteKit
import SpriteKit
import UIKit

final class PondScene: SKScene {
  private let frog = SKSpriteNode()

  override func didMove(to view: SKView) {
    addChild(frog)
  }

  func leap() {
    frog.removeFromParent()
  }
}

final class PondController: UIViewController {
  private let frog = SKSpriteNode(), lily = SKNode()
  private let banner = UIView()

  func leap() {
    lily.addChild(frog)
    frog.removeFromParent()
    banner.removeFromSuperview()
    lily.children.forEach { $0.removeFromParent() }
  }
}
