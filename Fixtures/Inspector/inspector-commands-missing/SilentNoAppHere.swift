// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct CoinTray: View {
  @State private var showsCoin = false

  var body: some View {
    Button("Coin") { showsCoin.toggle() }
      .inspector(isPresented: $showsCoin) {
        Text("Minted in 1902")
      }
  }
}

final class CoinController: UIHostingController<CoinTray> {}
