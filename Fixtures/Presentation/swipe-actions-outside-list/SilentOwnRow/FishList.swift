import SwiftUI

struct Fish: Identifiable {
  let id: Int
}

struct FishList: View {
  @State private var fish = [Fish(id: 1)]

  var body: some View {
    List(fish) { one in
      FishRow(number: one.id, release: { fish.removeAll { $0.id == one.id } })
    }
  }
}
