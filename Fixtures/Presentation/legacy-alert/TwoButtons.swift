import SwiftUI

struct CompostHeap: View {
  @State private var layers = 3
  @State private var asks = false

  var body: some View {
    Button("\(layers) layers") { asks = true }
      .padding()
      .alert(isPresented: self.$asks) { // want: legacy-alert:info
        Alert(
          title: Text("Turn the heap?"),
          message: Text("It takes a while."),
          primaryButton: .destructive(Text("Turn")) {
            layers = 0
          },
          secondaryButton: .cancel(Text("Later")) { layers += 1 }
        )
      }
  }
}
