import UIKit

@MainActor
final class SprinklerProgress {
  func dismiss(animated: Bool) {}
}

@MainActor
final class SprinklerHUD {
  static let shared = SprinklerHUD()

  func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

final class SprinklerController: UIViewController {
  let result = UIViewController(), hud = SprinklerHUD()
  private var progress: SprinklerProgress?

  func finish() {
    hud.dismiss(animated: true)
    present(result, animated: true)
  }

  func finishProgress() {
    progress?.dismiss(animated: true)
    SprinklerHUD.shared.dismiss(animated: true)
    self.present(result, animated: true)
  }
}
