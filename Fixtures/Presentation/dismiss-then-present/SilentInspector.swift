import SwiftUI

struct MapRoom: View {
  @State private var showsLegend = false
  @State private var showsRoute = false

  var body: some View {
    Button("Legend") {
      showsRoute = false
      showsLegend = true
    }
    .inspector(isPresented: $showsLegend) { Text("Red is steep") }
    .sheet(isPresented: $showsRoute) {
      Button("Close") { showsRoute = false }
    }
  }
}
