import SwiftUI

struct Crate: Identifiable, Hashable {
  let id: Int
  var label: String
}

struct Picker<Content: View>: View {
  let title: String
  @Binding var selection: Crate?
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Text(title)
      content
      Button("Clear") { selection = nil }
    }
  }
}

struct CrateForm: View {
  let crates: [Crate]
  @State private var crate: Crate?

  var body: some View {
    Picker(title: crate?.label ?? "Crate", selection: $crate) {
      ForEach(crates) { crate in
        Text(crate.label).tag(crate.id)
      }
    }
  }
}
