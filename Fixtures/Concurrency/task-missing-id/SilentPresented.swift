import SwiftUI

struct TrainRow: Identifiable, Hashable {
  let id: Int
}

struct TrainBoard: View {
  @State private var chosen: TrainRow?
  @State private var line = 1

  var body: some View {
    NavigationStack {
      Stepper("Line", value: $line)
      Button("Choose") { chosen = TrainRow(id: line) }
        .sheet(item: $chosen) { TrainDetail(number: $0.id) }
        .navigationDestination(for: TrainRow.self) { TrainPage(number: $0.id) }
    }
  }
}

struct TrainDetail: View {
  let number: Int
  @State private var name = ""
  var body: some View { Text(name).task { name = await load(number) } }
  private func load(_ number: Int) async -> String { "" }
}

struct TrainPage: View {
  let number: Int
  @State private var name = ""
  var body: some View { Text(name).task { name = await load(number) } }
  private func load(_ number: Int) async -> String { "" }
}
