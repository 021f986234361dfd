import SwiftUI

struct Stamp: Hashable { let year: Int }
struct Coin: Hashable { let value: Int }

struct CollectionRoom: View {
  let stamps: [Stamp]
  let coins: [Coin]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack {
          ForEach(stamps, id: \.self) { stamp in
            NavigationLink("\(stamp.year)", value: stamp)
          }
          Text("Stamps")
        }
        .navigationDestination(for: Stamp.self) { Text("\($0.year)") } // want: navigation-destination-in-lazy-container:error
        LazyVGrid(columns: [GridItem()]) {
          ForEach(coins, id: \.self) { coin in
            NavigationLink("\(coin.value)", value: coin)
          }
          VStack {
            Text("Coins")
          }
        }
        .navigationDestination(for: Coin.self) { Text("\($0.value)") } // want: navigation-destination-in-lazy-container:error
      }
    }
  }
}
