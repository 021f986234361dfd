import SwiftUI

struct QuoteBoard: View {
  let copy: (String) -> Void
  @State private var quote = ""
  @State private var showsQuote = false

  var body: some View {
    let quotes = ["Less is more.", "Know thyself."]
    List(quotes, id: \.self) { text in
      Button(text) {
        quote = text
        showsQuote = true
      }
    }
    .sheet(isPresented: $showsQuote) { // want: sheet-stale-state-capture
      Text(quote)
      Button("Copy") { copy(quote) }
    }
  }
}
