// deployment-target: macOS=14.0
import UIKit

final class KilnController: UIViewController {
  func share(_ log: URL) {
    let sheet = UIActivityViewController(activityItems: [log], applicationActivities: nil)
    present(sheet, animated: true)
  }
}
