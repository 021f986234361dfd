import SwiftUI

struct SeedList: View {
  @State private var seeds: [String] = []
  @State private var failure = ""
  @State private var query = ""
  @FocusState private var isSearching: Bool
  let fetch: () async throws -> [String]

  var body: some View {
    VStack {
      Text(failure)
        .onAppear { Task { seeds = try await fetch() } }  // want: onappear-task:info
      Text("Caught by kind")  // want +1: onappear-task:info
        .onAppear {
          Task {
            do {
              seeds = try await fetch()
            } catch is CancellationError {
              failure = "stopped"
            }
          }
        }
      Text("Caught")  // want +1: onappear-task:info
        .onAppear {
          Task {
            do {
              seeds = try await fetch()
            } catch {
              failure = "no seeds"
            }
          }
        }
      Text("Two")
        .task { failure = "" }
        .onAppear { Task { await sow() } }  // want: onappear-task:info
      TextField("Search", text: $query)
        .focused($isSearching)  // want +1: onappear-task:info
        .onAppear {
          Task {
            try? await Task.sleep(for: .seconds(1))
            isSearching = true
          }
        }
      List(seeds, id: \.self) { seed in
        Text(seed)
          .onAppear { Task { await sow() } }  // want: onappear-task:info
      }
      SeedRow()  // want +1: onappear-task:info
        .onAppear {
          // The comment would be lost.
          Task { await sow() }
        }
    }
  }

  private func sow() async {}
}

struct SeedRow: View {
  var body: some View { Text("Seed") }
}
