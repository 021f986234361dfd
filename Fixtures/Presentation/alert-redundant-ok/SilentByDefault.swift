import SwiftUI

struct QuiltView: View {
  @State private var isSewn = false

  var body: some View {
    Button("Sew") { isSewn = true }
      .alert("Sewn", isPresented: $isSewn) { Button("OK") {} }
  }
}
