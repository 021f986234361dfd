// deployment-target: macOS=12.0
import SwiftUI

struct Boxed: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    GroupBox(label: Text(title)) { content } // want: deprecated-group-box-label
  }
}

extension View {
  func boxed<Label: View>(_ label: Label) -> some View {
    GroupBox(label: label) { self } // want: deprecated-group-box-label
  }
}

struct SettingsPane: View {
  let names: [String]

  var body: some View {
    pane
  }

  @ViewBuilder private var pane: some View {
    ForEach(names, id: \.self) { name in
      GroupBox(label: Text(name), content: { Text("Value") }) // want: deprecated-group-box-label
    }
    SwiftUI.GroupBox(label: Text("Rest")) { Text("None") } // want: deprecated-group-box-label
  }
}
