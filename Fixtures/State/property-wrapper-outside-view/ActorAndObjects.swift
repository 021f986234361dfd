import SwiftUI

@MainActor
final class Beehive: ObservableObject {
  @Published var bees = 0
}

@MainActor
final class Apiary {
  @StateObject private var hive = Beehive() // want: property-wrapper-outside-view:error

  func count() -> Int { hive.bees }
}
