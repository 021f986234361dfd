import SwiftUI

struct Smithy: View {
  @State private var showsAnvil = false

  var body: some View {
    Button("Anvil") { showsAnvil = true }
      .popover(isPresented: $showsAnvil, arrowEdge: .bottom) { Text("Anvil") }
  }
}
