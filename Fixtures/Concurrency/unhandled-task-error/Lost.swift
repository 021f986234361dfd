// profile: all
import SwiftUI

struct PostScreen: View {
  var body: some View {
    Button("Send") {
      Task { try await send() }  // want: unhandled-task-error:info
    }
  }

  private func send() async throws {}
}
