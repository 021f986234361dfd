import UIKit

class AnchoringController: UIViewController {
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    controller.popoverPresentationController?.sourceView = view
    super.present(controller, animated: animated, completion: completion)
  }
}

final class WagonController: AnchoringController {
  func share(_ ticket: URL) {
    let sheet = UIActivityViewController(activityItems: [ticket], applicationActivities: nil)
    present(sheet, animated: true)
  }
}
