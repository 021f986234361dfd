// deployment-target: iOS=17.0
import SwiftUI

struct ClimbLog: View {
  @State private var showsFilter = false
  @State private var query = ""

  var body: some View {
    VStack {
      Text("Results for \(query)")
      Button("Filter") { showsFilter = true }
    }
    .sheet(isPresented: $showsFilter) { filter } // want: sheet-content-without-navigation-stack:warning
  }

  private var filter: some View {
    List {
      Button("Close") { showsFilter = false }
    }
    .searchable(text: $query)
  }
}
