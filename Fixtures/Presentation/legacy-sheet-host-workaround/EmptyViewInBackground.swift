// profile: all
import SwiftUI

struct HarborView: View {
  @State private var showsTides = false

  var body: some View {
    Button("Tides") { showsTides = true }
      .padding()
      .background(EmptyView().sheet(isPresented: $showsTides) { TidePane() }) // want: legacy-sheet-host-workaround:info, deprecated-background-view
  }
}

struct TidePane: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
