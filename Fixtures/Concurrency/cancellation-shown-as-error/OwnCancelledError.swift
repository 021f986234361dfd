import SwiftUI

enum ClientError: Error { case cancelled, offline }

struct Client {
  let isStopped: Bool

  func yield(of field: String) async throws -> Int {
    if isStopped { throw ClientError.cancelled }
    try await Task.sleep(for: .seconds(1))
    return field.count
  }
}

struct YieldScreen: View {
  @State private var failure: String?

  var body: some View {
    Text(failure ?? "")
      .task {
        do {
          _ = try await Client(isStopped: false).yield(of: "north")
        } catch {  // want: cancellation-shown-as-error:warning
          failure = "\(error)"
        }
      }
  }
}
