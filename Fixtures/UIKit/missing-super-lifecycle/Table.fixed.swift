// profile: all
import UIKit

final class ShelfController: UITableViewController {
  override func viewDidLoad() { // want: missing-super-lifecycle:info
    super.viewDidLoad()
    tableView.reloadData()
  }
}
