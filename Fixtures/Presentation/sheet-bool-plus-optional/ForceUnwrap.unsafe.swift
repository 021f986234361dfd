import SwiftUI

struct Coin: Identifiable {
  let id = UUID()
  var year: Int
}

struct CoinTray: View {
  let coins: [Coin]
  @State private var coin: Coin?

  var body: some View {
    List(coins) { item in
      Button("\(item.year)") { coin = item }
    }
    .sheet(item: $coin) { coin in CoinSheet(coin: coin) } // want: sheet-bool-plus-optional:error
  }
}

struct CoinSheet: View {
  let coin: Coin

  var body: some View {
    Text("Minted \(coin.year)")
  }
}
