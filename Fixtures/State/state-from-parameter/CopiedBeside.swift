// profile: presentation
import SwiftUI

struct PlotLabelField: View {
  @State private var label: String

  init(label: String) {
    _label = State(initialValue: label)  // want: state-from-parameter:info
  }

  var body: some View { TextField("Label", text: $label) }
}

struct PlotForm: View {
  @State private var label = ""

  var body: some View {
    Form {
      Section {
        Button("Suggest") { label = "Beans" }
        PlotLabelField(label: label).padding()
      }
    }
  }
}
