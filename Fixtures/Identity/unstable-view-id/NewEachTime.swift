import SwiftUI

struct PaymentForm: View {
  @State private var amount = ""
  @State private var memo = ""
  @State private var level = 0.5
  let order: Int

  var body: some View {
    Form {
      TextField("Amount", text: $amount)
        .id("amount-\(order)-\(amount)")  // want: unstable-view-id:warning
      TextField("Memo", text: $memo).id(memo)  // want: unstable-view-id:warning
      Slider(value: $level).id(level)  // want: unstable-view-id:warning

      // want +2: unstable-view-id:warning
      Text(memo)
        .id(UUID())
      // want +2: unstable-view-id:warning
      header
        .id(Date())
      // want +2: unstable-view-id:warning
      HStack { Text("Total") }
        .id("total-\(Int.random(in: 0..<9))")
    }
  }

  private var header: some View { Text("Pay") }
}
