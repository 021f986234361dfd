import SwiftUI

final class Pump: ObservableObject {
  @State private var pressureAtDawn = 0.0 // want: property-wrapper-outside-view:warning
  @State private var flowAtNoon = 0.0 // want: property-wrapper-outside-view:error
  @Published var runs = 0
  @EnvironmentObject private var reservoir: Reservoir // want: property-wrapper-outside-view:warning

  func start() {
    flowAtNoon = 1
    runs += 1
  }
}

final class Reservoir: ObservableObject {
  @Published var level = 1.0
}
