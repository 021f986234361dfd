import SwiftUI

struct PrintCard: View {
  @State private var asks = false

  var body: some View {
    Text("Print")
      .contextMenu {
        Button("Remove", role: .destructive) { asks = true }
        Picker("Paper", selection: .constant(1)) {
          Text("Matte").tag(1)
          Text("Glossy").tag(2)
        }
      } preview: {
        Image("print")
      }
      .confirmationDialog("Remove the print?", isPresented: $asks) {
        Button("Remove", role: .destructive) {}
      }
  }
}
