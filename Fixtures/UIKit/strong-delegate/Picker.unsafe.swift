import UIKit

protocol SeedPickerDelegate: AnyObject {
  func seedPicker(_ picker: SeedPicker, didPick seed: String)
}

protocol SeedPickerDataSource: AnyObject {
  func seeds(for picker: SeedPicker) -> [String]
}

final class SeedPicker: UIViewController {
  weak var delegate: SeedPickerDelegate? // want: strong-delegate:warning
  public private(set) weak var dataSource: (any SeedPickerDataSource)? // want: strong-delegate:warning
  private weak var rowDelegate: SeedPickerDelegate? { // want: strong-delegate:warning
    didSet { title = nil }
  }
  weak var gridDelegate: SeedPickerDelegate? = nil // want: strong-delegate:warning
  var listDelegate: (any SeedPickerDelegate)? = nil, isOpen = false
}
