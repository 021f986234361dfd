// profile: presentation
import SwiftUI

struct FailureBanner: View {
  @Binding var failure: String?

  var body: some View {
    Text("Status")
      .alert(
        "Something went wrong",
        isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }), // want: presentation-constant-binding:info
        actions: {
          Button("OK") { failure = nil }
        }
      )
  }
}
