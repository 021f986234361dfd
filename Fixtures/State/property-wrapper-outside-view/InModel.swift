import SwiftUI

final class Orchard: ObservableObject {
  @Published var trees = 0
}

final class Harvest: ObservableObject {
  @EnvironmentObject private var orchard: Orchard // want: property-wrapper-outside-view:error
  @Environment(\.openURL) private var openURL // want: property-wrapper-outside-view:warning
  @State private var isRunning = false // want: property-wrapper-outside-view:error
  @AppStorage("harvest.sound") var playsSound = true
  @Published var crates = 0

  func finish() {
    crates += orchard.trees
    isRunning = false
  }
}
