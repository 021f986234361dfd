// profile: presentation
import SwiftUI

struct Ferry: Hashable {
  let name: String
}

struct FerryTerminal: View {
  let ferries: [Ferry]
  @State private var path: [Ferry] = []
  @State private var notice: String?

  var body: some View {
    NavigationStack(path: $path) {
      List(ferries, id: \.self) { ferry in
        NavigationLink(ferry.name, value: ferry)
        Button("Notice") { notice = "Late" }
      }
      .navigationDestination(for: Ferry.self) { Text($0.name) }
      .navigationDestination(item: $notice) { notice in // want: mixed-navigation-link-styles:info
        Text(notice)
      }
    }
  }
}
