// deployment-target: macOS=12.0
import SwiftUI

struct Boxed: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    GroupBox { content } label: { Text(title) } // want: deprecated-group-box-label
  }
}

extension View {
  func boxed<Label: View>(_ label: Label) -> some View {
    GroupBox { self } label: { label } // want: deprecated-group-box-label
  }
}

struct SettingsPane: View {
  let names: [String]

  var body: some View {
    pane
  }

  @ViewBuilder private var pane: some View {
    ForEach(names, id: \.self) { name in
      GroupBox { Text("Value") } label: { Text(name) } // want: deprecated-group-box-label
    }
    SwiftUI.GroupBox { Text("None") } label: { Text("Rest") } // want: deprecated-group-box-label
  }
}
