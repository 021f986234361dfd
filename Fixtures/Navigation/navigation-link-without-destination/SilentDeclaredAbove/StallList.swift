import SwiftUI

struct Stall: Hashable {
  let owner: String
}

struct StallList: View {
  private let stalls = [Stall(owner: "Ada"), Stall(owner: "Bo")]

  var body: some View {
    List {
      ForEach(stalls, id: \.owner) { stall in
        NavigationLink(stall.owner, value: stall)
        NavigationLink("Owner", value: stall.owner)
      }
    }
  }
}
