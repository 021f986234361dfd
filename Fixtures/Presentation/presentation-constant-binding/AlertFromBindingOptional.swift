// profile: presentation
import SwiftUI

struct FailureBanner: View {
  @Binding var failure: String?

  var body: some View {
    Text("Status")
      .alert(
        "Something went wrong",
        isPresented: .constant(failure != nil), // want: presentation-constant-binding:info
        actions: {
          Button("OK") { failure = nil }
        }
      )
  }
}
