import SwiftUI

extension Picker where Label == Text {
  init(selection: Binding<SelectionValue>, label: String, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { Text(label) })
  }
}

struct SowingForm: View {
  @State private var depth = 1

  var body: some View {
    Picker(selection: $depth, label: "Depth") { Text("1").tag(1) }
  }
}
