import SwiftUI

struct UploadButton: View {
  @State private var failure: String?

  var body: some View {
    Button("Upload") { failure = "No connection" }
      .alert("Upload failed", isPresented: .constant(failure != nil)) { // want: presentation-constant-binding
        Button("OK") {}
      } message: {
        Text(failure ?? "")
      }
  }
}
