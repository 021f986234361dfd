import UIKit

final class WateringController: UIViewController {
  let picker = UIViewController(), result = UIViewController()

  func finish() {
    dismiss(animated: true) {
      self.present(self.result, animated: true)
    }
  }

  func finishAtOnce() {
    picker.dismiss(animated: false)
    present(result, animated: true)
  }

  func finishAwaiting() async {
    await close()
    present(result, animated: true)
  }

  func finishOr(_ isDone: Bool) {
    if isDone {
      dismiss(animated: true)
      return
    }
    present(result, animated: true)
  }

  func finishLater() {
    dismiss(animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.present(self.result, animated: true) }
  }

  func finishWithContinuation() async {
    dismiss(animated: true)
    await close()
    present(result, animated: true)
  }

  private func close() async {}
}
