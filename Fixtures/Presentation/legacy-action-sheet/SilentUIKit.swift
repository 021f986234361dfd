// deployment-target: iOS=17.0
import SwiftUI

final class QuarryController: UIViewController {
  func ask() {
    let sheet = UIAlertController(title: "Quarry", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Blast", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}
