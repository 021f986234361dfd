// profile: all
import UIKit

final class OrchardController: UIViewController {
  let guide = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil {
      present(guide, animated: true) // want: present-before-appear:warning
    }
    ["rows", "trees"].forEach { _ in
      self.performSegue(withIdentifier: "map", sender: nil) // want: present-before-appear:warning
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    present(guide, animated: false) // want: present-before-appear:info
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    present(guide, animated: false) // want: present-before-appear:warning
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
