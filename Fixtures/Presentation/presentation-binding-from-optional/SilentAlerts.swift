import SwiftUI

struct Failure: Identifiable {
  let id: Int
  var text: String
}

struct Uploads: View {
  let retry: (Failure) -> Void
  @State private var failure: Failure?
  @State private var removal: Failure?

  var body: some View {
    VStack {
      Button("Upload") { failure = Failure(id: 1, text: "No connection") }
      Button("Remove") { removal = Failure(id: 2, text: "Remove the upload?") }
    }
    .alert(
      "Upload failed", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }), presenting: failure
    ) { failure in
      Button("Try again") { retry(failure) }
    } message: { failure in
      Text(failure.text)
    }
    .confirmationDialog(
      "Remove", isPresented: Binding(get: { removal != nil }, set: { _ in removal = nil }), presenting: removal
    ) { removal in
      Button("Remove", role: .destructive) { retry(removal) }
    }
  }
}
