// profile: all
import UIKit

final class PlatformController: UIViewController {
  let notice = UIViewController()
  let header = UINavigationController(rootViewController: UIViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async {
      self.present(self.notice, animated: true)
    }
    load { [weak self] in
      guard let self else { return }
      self.present(self.notice, animated: true)
    }
    header.present(notice, animated: true)
    Task { present(notice, animated: true) }
    func show() { present(notice, animated: true) }
    let open = { self.present(self.notice, animated: true) }
    title = "\(open)"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(notice, animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard viewIfLoaded?.window != nil else { return }
    present(notice, animated: true)
  }

  private func load(_ completion: @escaping () -> Void) {}
}

final class ClockView: UIView {
  init(on controller: UIViewController) {
    super.init(frame: .zero)
    controller.present(UIViewController(), animated: true)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
