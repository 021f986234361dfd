import UIKit

final class RecipeController: UIViewController {
  let steps = UIViewController(), timer = UIViewController()

  func cook() {
    present(steps, animated: true)
    title = "Cooking"
    present(timer, animated: true) // want: double-present:warning
  }

  func cookWithTimer(_ isLong: Bool) {
    self.present(steps, animated: true, completion: nil)
    if isLong {
      present(timer, animated: true) // want: double-present:warning
    }
  }
}
