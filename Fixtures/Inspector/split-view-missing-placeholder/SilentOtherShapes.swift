import SwiftUI

struct Fleet: View {
  let boats: [String]
  @State private var boat: String?

  var body: some View {
    NavigationSplitView {
      if let first = boats.first {
        Button(first) { boat = first }
      }
    } content: {
      BoatOrHarbor(boat: boat)
    } detail: {
      ZStack {
        Text("Harbor")
        if let boat {
          Text(boat)
        }
      }
    }
  }
}

struct BoatOrHarbor: View {
  let boat: String?

  var body: some View {
    DeckPlan {
      Text("Deck")
    } detail: {
      if let boat {
        Text(boat)
      }
    }
  }
}

struct DeckPlan<Deck: View, Detail: View>: View {
  @ViewBuilder var deck: Deck
  @ViewBuilder var detail: Detail

  var body: some View {
    VStack {
      deck
      detail
    }
  }
}
