import SwiftUI

struct Candle: Identifiable {
  let id: Int
  var scent: String
}

struct CandleShelf: View {
  @State private var candle: Candle?

  var body: some View {
    Text("Candles")
      .sheet(item: $candle) { _ in // want: sheet-item-parameter-ignored:warning
        if let candle {
          Text(candle.scent)
        } else {
          // never shown
          EmptyView()
        }
      }
  }
}
