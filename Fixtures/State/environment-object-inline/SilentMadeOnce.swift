// not type-checked: a macro of SwiftUI
import SwiftUI

final class Wallet: ObservableObject {
  static let shared = Wallet()
  @Published var coins = 0
}

struct Purse: View {
  @StateObject private var wallet = Wallet()
  @State private var spare = Wallet()
  var body: some View {
    Text("Purse").environmentObject(wallet)
    Text("Shared").environmentObject(Wallet.shared)
    Text("Wide").environment(\.lineSpacing, 2)
  }
}

final class PurseController: UIViewController {
  func show() -> UIViewController { UIHostingController(rootView: Purse().environmentObject(Wallet())) }
}

@MainActor
func makePurse() -> some View { Purse().environmentObject(Wallet()) }

@MainActor
let purse = UIHostingController(rootView: Purse().environmentObject(Wallet()))

struct Opener: View {
  var body: some View {
    Button("Open") { open(Purse().environmentObject(Wallet())) }
  }

  private func open(_ view: some View) {}
}

#Preview { Purse().environmentObject(Wallet()) }
