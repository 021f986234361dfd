import Foundation
import SwiftUI

struct OrchardScreen: View {
  @State private var trees: [String] = []
  @State private var failure: String?

  var body: some View {
    VStack {
      if let failure { Text(failure) }
      ForEach(trees, id: \.self) { Text($0) }
    }
    .task {
      do { trees = try await count() } catch { failure = shown(error) }
    }
    .refreshable {
      do { trees = try await count() } catch { withAnimation { failure = error.orchardText } }
    }
    .task {
      do {
        trees = try await count()
      } catch URLError.cancelled {
      } catch {
        failure = error.localizedDescription
      }
    }
  }

  private func shown(_ error: Error) -> String? {
    if error is CancellationError { return nil }
    return error.localizedDescription
  }

  private func count() async throws -> [String] { [] }
}

extension Error {
  var orchardText: String? { self is CancellationError ? nil : localizedDescription }
}
