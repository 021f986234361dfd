import SwiftUI

struct Warning {
  var text: String
}

extension View {
  func alert<Item, A: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A
  ) -> some View {
    self
  }
}

struct Sensor: View {
  @State private var warning: Warning?

  var body: some View {
    Button("Test") { warning = Warning(text: "Hot") }
      .alert("Warning", item: $warning) { warning in
        Button(warning.text) {}
      }
  }
}
