// not type-checked: the stub's queues are stricter than Apple's
import UIKit

final class SignalController: UIViewController {
  let map = UIViewController()
  let queue = DispatchQueue(label: "signals")

  func load(_ url: URL, in session: URLSession) {
    URLSession.shared.dataTask(with: url) { _, _, _ in
      DispatchQueue.main.async { self.present(self.map, animated: true) }
    }.resume()
    session.dataTask(with: url) { _, _, _ in
      self.present(self.map, animated: true)
    }.resume()
  }

  func compute() {
    DispatchQueue.global().async {
      OperationQueue.main.addOperation { self.present(self.map, animated: true) }
      Task { @MainActor in self.present(self.map, animated: true) }
      Task { await self.show() }
    }
    queue.async { self.present(self.map, animated: true) }
  }

  private func show() async {
    present(map, animated: true)
  }
}
