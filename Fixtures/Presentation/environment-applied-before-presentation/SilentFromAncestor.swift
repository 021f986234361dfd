import SwiftUI

final class Wallet: ObservableObject {
  @Published var coins = 0
}

@main
struct ArcadeApp: App {
  @StateObject private var wallet = Wallet()

  var body: some Scene {
    WindowGroup {
      Arcade(wallet: wallet)
        .environmentObject(wallet)
    }
  }
}

struct Arcade: View {
  let wallet: Wallet
  @State private var showsCoins = false

  var body: some View {
    VStack {
      Text("Arcade")
      Machine()
      Button("Coins") { showsCoins = true }
        .environmentObject(wallet)
        .sheet(isPresented: $showsCoins) {
          CoinPurse()
        }
    }
  }
}

struct Machine: View {
  @EnvironmentObject private var wallet: Wallet
  @State private var showsCoins = false

  var body: some View {
    Button("Insert a coin") { showsCoins = true }
      .environmentObject(wallet)
      .popover(isPresented: $showsCoins) {
        CoinPurse()
      }
  }
}

struct CoinPurse: View {
  @EnvironmentObject private var wallet: Wallet
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(wallet.coins) coins")
      Button("Close") { dismiss() }
    }
  }
}
