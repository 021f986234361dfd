import UIKit

final class PantryController: UIViewController {
  let list = UIViewController(), scanner = UIViewController()

  func open(_ kind: Int) {
    if kind == 0 {
      present(list, animated: true)
    } else {
      present(scanner, animated: true)
    }
    switch kind {
    case 1: present(list, animated: true)
    default: present(scanner, animated: true)
    }
  }

  func openEarly(_ isEmpty: Bool) {
    guard !isEmpty else {
      present(scanner, animated: true)
      return
    }
    present(list, animated: true)
  }

  func openInside() {
    present(list, animated: true, completion: present(scanner, animated: true))
  }

  func present(_ controller: UIViewController, animated: Bool, completion: Void) {}

  func openBoth() {
    present(list, animated: true) {
      self.present(self.scanner, animated: true)
    }
    list.present(scanner, animated: true)
  }

  func openOneAfterTheOther() async {
    present(list, animated: false)
    await pause()
    dismiss(animated: false)
    present(scanner, animated: false)
  }

  private func pause() async {}
}
