// not type-checked: the stub's queues are stricter than Apple's
import UIKit

final class PointsController: UIViewController {
  let map = UIViewController()
  let queue = DispatchQueue(label: "points")

  func show() {
    queue.sync { self.present(self.map, animated: true) }
    DispatchQueue.global().sync { self.present(self.map, animated: true) }
    DispatchQueue(label: "signals").sync { self.dismiss(animated: true) }
  }

  func compute() {
    DispatchQueue.global().async {
      DispatchQueue.main.sync { self.present(self.map, animated: true) }
      DispatchQueue.main.sync {
        self.navigationController?.pushViewController(self.map, animated: true)
      }
    }
  }
}
