import SwiftUI

struct QuoteButton: View {
  @Binding var quote: Quote?

  var body: some View {
    Button("Quote") { quote = Quote(text: "Less is more.") }
      .sheet(item: $quote) { quote in
        Text(quote.text)
      }
  }
}
