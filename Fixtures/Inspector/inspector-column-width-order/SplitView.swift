import SwiftUI

struct OrchestraView: View {
  let sections: [String]
  let preferred: Double
  @State private var section: String?

  var body: some View {
    NavigationSplitView {
      List(sections, id: \.self, selection: $section) { name in
        Text(name)
      }
      .navigationSplitViewColumnWidth(min: 280, ideal: 240) // want: inspector-column-width-order:error
    } detail: {
      Text(section ?? "Tutti")
        .navigationSplitViewColumnWidth(min: 600, ideal: preferred, max: 400) // want: inspector-column-width-order:error
    }
  }
}
