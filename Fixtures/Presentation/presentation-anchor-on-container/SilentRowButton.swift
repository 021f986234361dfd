import SwiftUI

struct Locker: Identifiable {
  let id: Int
}

struct LockerWall: View {
  let lockers: [Locker]
  @State private var asks = false

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(lockers) { locker in
          Button("Open locker \(locker.id)") { asks = true }
        }
      }
    }
    .confirmationDialog("Open the door?", isPresented: $asks) {
      Button("Open") {}
    }
  }
}
