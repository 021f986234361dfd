// not type-checked: imports XCTest
import SwiftUI
import XCTest

final class StallTests: XCTestCase {
  func testText() {
    Text("Sold")
  }
}
