import SwiftUI

struct TeaMenu: View {
  @State private var tea = "Assam"
  @State private var showsTea = false

  var body: some View {
    Button("Oolong") {
      tea = "Oolong"
      showsTea = true
    }
    .sheet(isPresented: $showsTea, content: makeCard) // want: sheet-stale-state-capture
  }

  private func makeCard() -> some View {
    Text(tea)
  }
}
