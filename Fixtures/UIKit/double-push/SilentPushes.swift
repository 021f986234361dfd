import UIKit

@MainActor
final class LineRouter {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let other = UINavigationController(rootViewController: UIViewController())

  func open(_ line: UIViewController, _ stop: UIViewController, isDirect: Bool) {
    navigation.pushViewController(line, animated: false)
    navigation.pushViewController(stop, animated: true)
    other.pushViewController(UIViewController(), animated: isDirect)
  }

  func openOne(_ line: UIViewController, _ stop: UIViewController, isDirect: Bool) {
    if isDirect {
      navigation.pushViewController(stop, animated: true)
      return
    }
    navigation.pushViewController(line, animated: true)
  }

  func replace(_ line: UIViewController, _ stop: UIViewController) {
    navigation.pushViewController(line, animated: true)
    navigation.popViewController(animated: false)
    navigation.pushViewController(stop, animated: true)
  }

  func choose(_ line: UIViewController, _ stop: UIViewController, isDirect: Bool) {
    isDirect ? navigation.pushViewController(stop, animated: true) : navigation.pushViewController(line, animated: true)
    #if DEBUG
      other.pushViewController(line, animated: true)
    #else
      other.pushViewController(stop, animated: true)
    #endif
  }
}
