import SwiftUI

extension View {
  func disableAutocorrection(_ flag: Bool) -> some View {
    autocorrectionDisabled(flag)
  }
}

struct QuoteField: View {
  @State private var quote = ""

  var body: some View {
    TextField("Quote", text: $quote)
      .disableAutocorrection(true)
  }
}
