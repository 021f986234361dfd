import SwiftUI

struct LoomView: View {
  @State private var showsPattern = true
  @State private var rows = 4

  var body: some View {
    VStack {
      Stepper("Rows", value: $rows)
      weave
    }
  }

  private var weave: some View {
    Text(rows, format: .number)
      .padding()
      .inspector(isPresented: self.$showsPattern) { // want: inspector-toggle-missing:warning
        Text("Herringbone")
      }
  }
}
