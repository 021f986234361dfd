import SwiftUI

struct StampAlbum: View {
  @State private var page = 1
  @State private var showsPage = false

  var body: some View {
    let _ = page
    Button("Last page") {
      self.page = 48
      self.showsPage = true
    }
    .sheet(isPresented: self.$showsPage) { // want: sheet-stale-state-capture
      Text("Page \(self.page)")
    }
  }
}
