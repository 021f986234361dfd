// profile: presentation
import SwiftUI

struct TrashButton: View {
  @State private var asks = false

  var body: some View {
    Button("Delete") { asks = true }
      .confirmationDialog("Delete?", isPresented: .constant(asks)) { // want: presentation-constant-binding:info
        Button("Delete", role: .destructive) { asks = false }
      }
  }
}
