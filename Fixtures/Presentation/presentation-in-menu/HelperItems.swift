import SwiftUI

struct StationMenu: View {
  @State private var showsPlan = false

  var body: some View {
    Menu("More") { items }
  }

  @ViewBuilder
  private var items: some View {
    Button("Plan") { showsPlan = true }
      .sheet(isPresented: $showsPlan) { // want: presentation-in-menu:error
        Button("Close") { showsPlan = false }
      }
    Button("Share") {}
  }
}
