import SwiftUI

@Observable
final class Seedbank {
  var seeds = 0
}

@main
struct SeedApp: App {
  @State private var bank = Seedbank()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        SeedHome()
      }
      .environment(bank)
    }
  }
}

struct SeedHome: View {
  var body: some View {
    NavigationLink("Beans") { BeanScreen() }
  }
}

struct BeanScreen: View {
  @Environment(Seedbank.self) private var bank

  var body: some View {
    Text("\(bank.seeds)")
  }
}
