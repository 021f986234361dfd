import SwiftUI

struct Otter: Identifiable {
  let id: Int
}

struct OtterWatch: View {
  @State private var otters = [Otter(id: 1)]
  @State private var pinned = 0

  var body: some View {
    VStack {
      Text("Pinned \(pinned)")
        .swipeActions { // want: swipe-actions-outside-list:warning
          Button("Unpin") { pinned = 0 }
        }
      List(otters) { otter in
        Text("Otter \(otter.id)")
          .swipeActions {
            Button("Pin") { pinned += 1 }
          }
      }
      Button("Add") { otters.append(Otter(id: otters.count)) }
    }
  }
}
