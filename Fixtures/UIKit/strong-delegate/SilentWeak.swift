import UIKit

protocol BedDelegate: AnyObject {}
protocol HarvestDelegate {}
protocol SoilDataSource: AnyObject {}

final class LoadingDelegate: BedDelegate {}

final class BedController: UIViewController {
  weak var delegate: BedDelegate?
  weak
  var otherDelegate: BedDelegate?
  unowned(unsafe) var plainDelegate: (any BedDelegate)?
  var harvestDelegate: HarvestDelegate?
  let fixedDelegate: BedDelegate? = nil
  var requiredDelegate: BedDelegate
  var ownDelegate: BedDelegate? = LoadingDelegate()
  var concreteDelegate: LoadingDelegate?
  lazy var lazyDelegate: BedDelegate? = LoadingDelegate()
  static var sharedDelegate: BedDelegate?
  var passedDelegate: BedDelegate? { delegate }
  var dataSource: SoilDataSource?
  var sessionDelegate: URLSessionDelegate?
  /// Held strongly: nobody else keeps it.
  var keptDelegate: BedDelegate?
  var delegates: [BedDelegate] = []

  init(_ delegate: BedDelegate) {
    requiredDelegate = delegate
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
}

struct BedConfiguration {
  var delegate: BedDelegate?
}

final class MockBed: UIView {
  var delegate: BedDelegate?
}
