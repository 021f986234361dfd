// not type-checked: the finding is a compile error
import SwiftUI

enum Panel: Identifiable {
  case add
  case help

  var id: Self { self }
}

struct PanelHost: View {
  @State private var panel: Panel?

  var body: some View {
    Button("Help") { panel = .help }
      .sheet(item: $panel) { panel in // want: sheet-item-not-identifiable:warning
        switch panel {
        case .add: Text("Add")
        case .help: Text("Help")
        }
      }
  }
}
