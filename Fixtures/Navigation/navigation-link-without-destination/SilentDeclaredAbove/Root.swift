import SwiftUI

struct MarketRoot: View {
  var body: some View {
    NavigationStack {
      StallList()
        .navigationDestination(for: Stall.self) { stall in
          Text(stall.owner)
        }
        .navigationDestination(for: String.self) { Text($0) }
    }
  }
}
