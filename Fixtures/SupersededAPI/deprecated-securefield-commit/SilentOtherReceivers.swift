import SwiftUI

struct Panel {
  func SecureField(_ title: String, text: String, onCommit: () -> Void) -> String { title }
}

struct PanelPage: View {
  let panel: Panel

  var body: some View {
    Button("Panel") {
      print(panel.SecureField("Code", text: "", onCommit: {}))
    }
  }
}
