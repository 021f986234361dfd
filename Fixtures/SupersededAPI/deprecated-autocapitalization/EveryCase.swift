import SwiftUI

struct SeedLabelForm: View {
  @State private var latin = ""
  @State private var common = ""
  @State private var notes = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("Latin name", text: $latin)
        .autocapitalization(.none) // want: deprecated-autocapitalization:info
      TextField("Common name", text: $common).autocapitalization(.words) // want: deprecated-autocapitalization:info
      TextField("Notes", text: $notes)
        .lineLimit(3)
        .autocapitalization(.sentences) // want: deprecated-autocapitalization
        .padding()
      TextField("Code", text: $code).font(.body).autocapitalization(.allCharacters).lineLimit(1) // want: deprecated-autocapitalization
    }
    .autocapitalization(UITextAutocapitalizationType.none) // want: deprecated-autocapitalization
  }
}
