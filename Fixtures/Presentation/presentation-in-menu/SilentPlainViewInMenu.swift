import SwiftUI

struct CopyButton: View {
  let text: String
  @State private var isCopied = false

  var body: some View {
    Button(isCopied ? "Copied" : "Copy") { isCopied = true }
      .disabled(text.isEmpty)
  }
}

struct QuoteCard: View {
  let quote: String
  @State private var showsSource = false

  var body: some View {
    VStack {
      Text(quote)
      Menu("More") {
        CopyButton(text: quote)
        ShareLink(item: quote)
        Button("Source") { showsSource = true }
      }
    }
    .sheet(isPresented: $showsSource) {
      Button("Close") { showsSource = false }
    }
  }
}
