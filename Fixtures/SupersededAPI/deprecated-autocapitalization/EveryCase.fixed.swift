import SwiftUI

struct SeedLabelForm: View {
  @State private var latin = ""
  @State private var common = ""
  @State private var notes = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("Latin name", text: $latin)
        .textInputAutocapitalization(.never) // want: deprecated-autocapitalization:info
      TextField("Common name", text: $common).textInputAutocapitalization(.words) // want: deprecated-autocapitalization:info
      TextField("Notes", text: $notes)
        .lineLimit(3)
        .textInputAutocapitalization(.sentences) // want: deprecated-autocapitalization
        .padding()
      TextField("Code", text: $code).font(.body).textInputAutocapitalization(.characters).lineLimit(1) // want: deprecated-autocapitalization
    }
    .textInputAutocapitalization(.never) // want: deprecated-autocapitalization
  }
}
