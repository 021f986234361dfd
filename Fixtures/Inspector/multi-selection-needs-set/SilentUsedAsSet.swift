// profile: all
import SwiftUI

struct Pattern: Identifiable {
  let id: Int
  var name: String
}

struct PatternDrawer: View {
  @State private var patterns = [Pattern(id: 1, name: "Houndstooth")]
  @State private var chosen: Set<Int> = []
  @State private var handedOn: Set<Int> = []

  var body: some View {
    VStack {
      List(patterns, selection: $chosen) { pattern in
        Text(pattern.name)
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Remove") {
          patterns.removeAll { ids.contains($0.id) }
        }
      }
      Text("\(chosen.count) of them, first \(chosen.first ?? 0)")
      List(patterns, selection: $handedOn) { pattern in
        Text(pattern.name)
      }
      PatternSummary(ids: handedOn)
      Text(handedOn.first ?? 0, format: .number)
    }
  }
}

struct PatternSummary: View {
  let ids: Set<Int>

  var body: some View {
    Text(ids.sorted().map(String.init).joined(separator: ", "))
  }
}
