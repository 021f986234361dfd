import SwiftUI

struct ShelfWindow: View {
  @Binding var shelf: String
  var body: some View {
    HStack {
      ShelfDetail(shelf: shelf)
    }
  }
}

struct ShelfDetail: View {
  let shelf: String
  @State private var failure: String?

  var body: some View {
    Text(failure ?? "")
      .task {
        do {
          try await load(shelf)
        } catch {  // want: cancellation-shown-as-error:warning
          failure = error.localizedDescription
        }
      }
  }

  private func load(_ shelf: String) async throws {}
}
