import SwiftUI

struct Failure: Identifiable {
  let id: Int
  var reason: String
}

struct SyncButton: View {
  @State private var failure: Failure?
  @State private var showsFailure = false

  var body: some View {
    Button("Sync") {
      failure = Failure(id: 1, reason: "No network")
      showsFailure = true
    }
    .alert("Sync failed", isPresented: $showsFailure) { // want: alert-optional-without-presenting:info
      Button("OK") {}
    } message: {
      if let failure {
        Text(failure.reason)
      }
    }
    .confirmationDialog("Retry?", isPresented: .init(get: { failure?.id == 2 }, set: { if !$0 { failure = nil } })) {
      Button("Retry") {}
    }
  }
}
