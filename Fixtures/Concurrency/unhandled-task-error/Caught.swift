// profile: all
import SwiftUI

struct ParcelScreen: View {
  @State private var failure = ""
  @State private var running: Task<Void, Error>?

  var body: some View {
    VStack {
      Text(failure)
      Button("Fetch") {
        Task {
          do { try await fetch() } catch { failure = error.localizedDescription }
        }
      }
      Button("Maybe") { Task { try? await fetch() } }
      Button("Stored") { running = Task { try await fetch() } }
    }
    .onTapGesture {
      Task {
        try await Task.sleep(for: .seconds(1))
        try Task.checkCancellation()
        failure = ""
      }
    }
    .onChange(of: failure) { refetch().cancel() }
    .onAppear { Task { try await fetch() } }  // want: onappear-task:info
  }

  private func refetch() -> Task<Void, Error> { Task { try await fetch() } }
  private var waiting: Task<Void, Error> { Task { try await fetch() } }

  private func fetch() async throws {}
}
