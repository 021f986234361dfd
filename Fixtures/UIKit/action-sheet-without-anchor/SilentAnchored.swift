import UIKit

final class BedController: UIViewController {
  var kept: UIAlertController?

  func askWhere(from button: UIView) {
    let menu = UIAlertController(title: "Bed", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "North", style: .default))
    menu.popoverPresentationController?.sourceView = button
    present(menu, animated: true)
  }

  func askOnPhone() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let menu = UIAlertController(title: "Bed", message: nil, preferredStyle: isPad ? .alert : .actionSheet)
    menu.addAction(UIAlertAction(title: "North", style: .default))
    present(menu, animated: true)
  }

  func askThroughHelper() {
    let menu = UIAlertController(title: "Bed", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "North", style: .default))
    show(menu)
  }

  func askInAlert() {
    let alert = UIAlertController(title: "Bed", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "North", style: .default))
    present(alert, animated: true)
  }

  func makeMenu() -> UIAlertController {
    let menu = UIAlertController(title: "Bed", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "North", style: .default))
    return menu
  }

  func askWithExtension() {
    let menu = UIAlertController(title: "Bed", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "North", style: .default))
    menu.point(at: view)
    present(menu, animated: true)
  }

  private func show(_ controller: UIViewController) {
    controller.popoverPresentationController?.sourceView = view
    present(controller, animated: true)
  }
}

extension UIAlertController {
  func point(at view: UIView) { popoverPresentationController?.sourceView = view }
}
