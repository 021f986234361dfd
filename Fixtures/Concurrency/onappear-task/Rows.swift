import SwiftUI

struct SeedList: View {
  @State private var seeds = ["Oat"]

  var body: some View {
    List { rows }
  }

  @ViewBuilder private var rows: some View {
    ForEach(seeds, id: \.self) { Text($0) }
    ProgressView()
      .onAppear { Task { await next() } }  // want: onappear-task:info
  }

  private func next() async {
    try? await Task.sleep(for: .seconds(1))
    seeds.append("Rye")
  }
}
