import SwiftUI

struct BakeryScreen: View {
  @State private var loaves: [String] = []
  @State private var failure: String?
  @State private var attempts = 0

  var body: some View {
    VStack {
      if let failure { Text(failure) }
      ForEach(loaves, id: \.self) { Text($0) }
      Button("Again") { Task { await retry() } }
    }
    .task {
      do {
        loaves = try await bake()
      } catch is CancellationError {
        return
      } catch {
        failure = error.localizedDescription
      }
    }
    .task {
      do {
        loaves = try await bake()
      } catch {
        guard !Task.isCancelled else { return }
        failure = error.localizedDescription
      }
    }
    .task {
      do {
        loaves = try await bake()
      } catch {
        if error is OvenError { failure = "The oven is cold" }
      }
    }
    .task {
      do {
        loaves = try await bake()
      } catch {
        attempts += 1
        print(error)
      }
    }
    .refreshable {
      do {
        loaves = try shelf()
      } catch {
        failure = error.localizedDescription
      }
    }
  }

  private func retry() async {
    do {
      loaves = try await bake()
    } catch {
      failure = error.localizedDescription
    }
  }

  private func bake() async throws -> [String] { [] }
  private func shelf() throws -> [String] { [] }
}

struct OvenError: Error {}
