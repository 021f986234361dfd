import UIKit

final class HarvestController: UIViewController {
  var report = URL(fileURLWithPath: "/tmp/harvest.csv")

  func share() {
    let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil) // want: action-sheet-without-anchor:warning
    present(sheet, animated: true)
  }

  func askForSeason() {
    let menu = UIAlertController(title: "Season", message: nil, preferredStyle: .actionSheet) // want: action-sheet-without-anchor:warning
    for season in ["Spring", "Autumn"] {
      menu.addAction(UIAlertAction(title: season, style: .default) { [weak self] _ in self?.title = season })
    }
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    DispatchQueue.main.async {
      self.present(menu, animated: true, completion: nil)
    }
  }

  func shareAtOnce() {
    present(UIActivityViewController(activityItems: [report], applicationActivities: nil), animated: true) // want: action-sheet-without-anchor:warning
  }

  func askByAnnotation() {
    let menu: UIAlertController = .init(title: "Basket", message: nil, preferredStyle: .actionSheet) // want: action-sheet-without-anchor:warning
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }

  func askByInitializer() {
    let menu = UIAlertController.init(title: "Crate", message: nil, preferredStyle: UIAlertController.Style.actionSheet) // want: action-sheet-without-anchor:warning
    menu.addAction(UIAlertAction.init(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }
}
