import SwiftUI

struct Embassy: View {
  var body: some View {
    EmbassyColumns()
  }
}

struct EmbassyColumns: View {
  var body: some View {
    NavigationSplitView {
      Text("Visas")
    } detail: {
      Text("Pick a visa")
    }
  }
}

struct EmbassyLink: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack {
      Button("Columns") { openWindow(id: "columns") }
    }
  }
}
