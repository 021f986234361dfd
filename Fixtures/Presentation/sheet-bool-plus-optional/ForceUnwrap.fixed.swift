import SwiftUI

struct Coin: Identifiable {
  let id = UUID()
  var year: Int
}

struct CoinTray: View {
  let coins: [Coin]
  @State private var coin: Coin?
  @State private var showsCoin = false

  var body: some View {
    List(coins) { item in
      Button("\(item.year)") { coin = item; showsCoin = true }
    }
    .sheet(isPresented: $showsCoin) { [coin] in CoinSheet(coin: coin!) } // want: sheet-bool-plus-optional:error
  }
}

struct CoinSheet: View {
  let coin: Coin

  var body: some View {
    Text("Minted \(coin.year)")
  }
}
