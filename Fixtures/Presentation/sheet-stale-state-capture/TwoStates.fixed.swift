import SwiftUI

struct Converter: View {
  @State private var amount = 1.0
  @State private var unit = "kg"
  @State private var showsResult = false

  var body: some View {
    Button("Pound") {
      amount = 0.4536
      unit = "lb"
      showsResult = true
    }
    .sheet(isPresented: $showsResult) { [amount, unit] in // want: sheet-stale-state-capture
      Text("\(amount) \(unit)")
    }
  }
}
