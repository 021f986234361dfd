// not type-checked: the stub's queues are stricter than Apple's
import UIKit

final class TrainController: UIViewController {
  let map = UIViewController()

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard data != nil else { return }
      self.present(self.map, animated: true) // want: present-off-main:error
    }.resume()
  }

  func compute() {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      guard let self else { return }
      [1, 2].forEach { _ in
        self.navigationController?.pushViewController(self.map, animated: true) // want: present-off-main:error
      }
      self.dismiss(animated: true) // want: present-off-main:error
    }
  }
}
