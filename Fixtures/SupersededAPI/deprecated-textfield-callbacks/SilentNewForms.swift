import SwiftUI

struct MemberForm: View {
  let placeholder: String
  @State private var name = ""
  @State private var age = 30
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField(placeholder, text: $name)
      TextField("Name", text: $name, prompt: Text("As on the card"))
      TextField("Name", text: $name, axis: .vertical)
      TextField(text: $name) { Text("Name") }
      TextField(text: $name, prompt: Text("Name"), label: { Text("Name") })
      TextField("Age", value: $age, format: .number)
      TextField("Age", value: $age, formatter: NumberFormatter())
      TextField("Name", text: $name)
        .onSubmit { name = "" }
        .focused($isFocused)
    }
  }
}
