import SwiftUI

struct Snack: Hashable { let name: String }

struct SnackRow: View {
  let snack: Snack
  @State private var count = 0

  var body: some View {
    HStack {
      NavigationLink(value: snack) {
        Text("\(count) \(snack.name)")
      }
      .contextMenu {
        Button("One more") { count += 1 }
      }
      .swipeActions {
        Button("None") { count = 0 }
      }
    }
    .navigationDestination(for: Snack.self) { Text($0.name) }
  }
}
