import SwiftUI

struct SymphonyGuide: View {
  let symphonies: [String]
  @State private var symphony: String?

  var body: some View {
    NavigationSplitView {
      Text("Symphonies")
    } content: {
      List(symphonies, id: \.self, selection: $symphony) { name in
        Text(name)
      }
    } detail: {
      NavigationStack {
        if let symphony {
          movements(of: symphony)
        } else {
          Text("Choose a symphony")
        }
      }
    }
  }

  private func movements(of name: String) -> some View {
    List(1..<5, id: \.self) { number in
      NavigationLink(value: number) { // want: split-view-link-in-detail:warning
        Text("\(name), movement \(number)")
      }
    }
    .navigationDestination(for: Int.self) { number in
      Text("Movement \(number)")
    }
  }
}
