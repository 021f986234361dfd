// profile: all
// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

enum Mill {
  final class Store: ObservableObject { // want: observable-object-migration
    static let shared = Store()
    @Published private(set) var sacks = 3
    @Published var isOpen = true
  }
}

struct MillPage: View {
  @EnvironmentObject private var store: Mill.Store

  var body: some View {
    Toggle("Open", isOn: $store.isOpen)
    Text("\(store.sacks) sacks")
  }
}

public final class Ledger: Identifiable, ObservableObject { // want: observable-object-migration
  @Published public var entries: [String] = []
  // Nobody subscribes to objectWillChange or to $entries.
  public init() {}
}
