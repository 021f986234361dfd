import SwiftUI

struct Spool {
  let length: Int
}

extension View {
  func navigationDestination<T>(for type: T.Type, title: (T) -> String) -> some View {
    self
  }
}

struct SpoolRack: View {
  var body: some View {
    NavigationStack {
      Text("Spools")
        .navigationDestination(for: Spool.self, title: { "\($0.length)" })
    }
  }
}
