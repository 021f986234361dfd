import SwiftUI

final class CompostController: UIViewController {
  @State private var isTurned = false // want: property-wrapper-outside-view:error
  @FocusState private var isFocused: Bool // want: property-wrapper-outside-view:error
  @Namespace private var names // want: property-wrapper-outside-view:info

  func turn() {
    isTurned = true
    isFocused = true
  }
}
