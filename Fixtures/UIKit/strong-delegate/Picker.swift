import UIKit

protocol SeedPickerDelegate: AnyObject {
  func seedPicker(_ picker: SeedPicker, didPick seed: String)
}

protocol SeedPickerDataSource: AnyObject {
  func seeds(for picker: SeedPicker) -> [String]
}

final class SeedPicker: UIViewController {
  var delegate: SeedPickerDelegate? // want: strong-delegate:warning
  public private(set) var dataSource: (any SeedPickerDataSource)? // want: strong-delegate:warning
  private var rowDelegate: SeedPickerDelegate? { // want: strong-delegate:warning
    didSet { title = nil }
  }
  var gridDelegate: SeedPickerDelegate? = nil // want: strong-delegate:warning
  var listDelegate: (any SeedPickerDelegate)? = nil, isOpen = false
}
