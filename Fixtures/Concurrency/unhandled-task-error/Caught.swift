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
    .onAppear { Task { try await fetch() } }  // want: onappear-task:info
  }

  private func fetch() async throws {}
}
