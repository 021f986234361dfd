import SwiftUI

struct Pharmacy: View {
  @State private var showsStock = false

  var body: some View {
    NavigationStack {
      Button("Stock") { showsStock = true }
        .sheet(isPresented: $showsStock) {
          NavigationSplitView {
            Button("Close") { showsStock = false }
          } detail: {
            Text("Pick a shelf")
          }
        }
    }
  }
}
