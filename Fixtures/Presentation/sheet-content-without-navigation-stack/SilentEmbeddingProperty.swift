// deployment-target: iOS=17.0
import SwiftUI

extension View {
  var embedded: some View { NavigationStack { self } }
}

struct Harbour: View {
  @State private var showsTides = false

  var body: some View {
    Button("Tides") { showsTides = true }
      .sheet(isPresented: $showsTides) { TideTable().embedded }
  }
}

struct TideTable: View {
  var body: some View {
    Text("High at noon")
      .navigationTitle("Tides")
  }
}
