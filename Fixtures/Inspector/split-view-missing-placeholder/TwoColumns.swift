import SwiftUI

struct SeedVault: View {
  let seeds: [String]
  @State private var seed: String?

  var body: some View {
    NavigationSplitView {
      List(seeds, id: \.self, selection: $seed) { name in
        Text(name)
      }
    } detail: {
      if let seed { // want: split-view-missing-placeholder:info
        Text(seed)
          .font(.title)
      }
    }
  }
}
