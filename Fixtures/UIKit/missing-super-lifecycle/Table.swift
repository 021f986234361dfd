// profile: all
import UIKit

final class ShelfController: UITableViewController {
  override func viewDidLoad() { // want: missing-super-lifecycle:info
    tableView.reloadData()
  }
}
