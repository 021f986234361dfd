// profile: all
import SwiftUI

struct LabelField: View {
  @State private var label: String

  init(label: String) {
    _label = State(initialValue: label)  // want: state-from-parameter:info
  }

  var body: some View {
    TextField("Label", text: $label)
  }
}

struct LabelForm: View {
  @State private var label = ""

  var body: some View {
    Form {
      Button("Suggest") { label = "Basil" }
      LabelField(label: label)
    }
  }
}
