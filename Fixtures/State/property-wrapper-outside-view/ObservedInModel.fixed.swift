import SwiftUI

final class Signal: ObservableObject {
  @Published var isGreen = false
}

final class Junction: ObservableObject {
  private var north = Signal() // want: property-wrapper-outside-view:warning
  var south: Signal // want: property-wrapper-outside-view:warning

  init(south: Signal) {
    self.south = south
  }

  func clear() {
    north.isGreen = false
    south.isGreen = false
  }
}
