import SwiftUI

final class Pump: ObservableObject {
  @State private var pressureAtDawn = 0.0 // want: property-wrapper-outside-view:warning
  @State private var flowAtNoon = 0.0 // want: property-wrapper-outside-view:error
  @Published var runs = 0

  func start() {
    flowAtNoon = 1
    runs += 1
  }
}
