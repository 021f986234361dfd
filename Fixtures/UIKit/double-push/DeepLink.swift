import UIKit

@MainActor
final class TimetableRouter {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func openStop(of line: UIViewController, stop: UIViewController) {
    navigation.pushViewController(line, animated: true)
    navigation.pushViewController(stop, animated: true) // want: double-push:warning
  }
}
