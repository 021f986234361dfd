import SwiftUI

@MainActor final class SeedExchange {
  static let shared = SeedExchange()
  func start(isAsked: Bool) async { try? await Task.sleep(for: .seconds(1)) }
}

@MainActor final class Offer: ObservableObject {
  @Published var state = 0
  @Published var author = ""

  func prepare(isFirst: Bool = false) async {
    guard isFirst else { return }
    state = 1
  }

  func loadAuthor() async {
    try? await Task.sleep(for: .seconds(1))
    author = "Rye"
  }
}

struct OfferScreen: View {
  @StateObject private var offer = Offer()

  var body: some View {
    VStack {
      Text("Made for it")
        .onAppear { Task { await SeedExchange().start(isAsked: false) } }
      Text("Shared")
        .onAppear { Task { await SeedExchange.shared.start(isAsked: false) } }
      Text("Waits for nothing")
        .onAppear { Task { await offer.prepare(isFirst: true) } }
      Text("Held")
        .contextMenu {
          Text(offer.author).onAppear { Task { await offer.loadAuthor() } }
        }
      Menu {
        author
      } label: {
        Text("More")
      }
    }
  }

  private var author: some View {
    Text(offer.author).onAppear { Task { await offer.loadAuthor() } }
  }
}
