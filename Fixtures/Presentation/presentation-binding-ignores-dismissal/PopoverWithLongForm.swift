import SwiftUI

struct PalettePanel: View {
  @State private var color: String?

  var body: some View {
    Button("Red") { color = "red" }
      .popover(
        isPresented: Binding<Bool>( // want: presentation-binding-ignores-dismissal
          get: { color != nil },
          set: { _ in
            // the buttons close it
          }
        ),
        arrowEdge: .top
      ) {
        Button("Forget") { color = nil }
      }
  }
}
