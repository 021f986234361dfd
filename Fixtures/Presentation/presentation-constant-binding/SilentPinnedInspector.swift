import SwiftUI

struct DrawingTable: View {
  var body: some View {
    Color.white
      .inspector(isPresented: .constant(true)) {
        Text("Tools")
      }
  }
}
