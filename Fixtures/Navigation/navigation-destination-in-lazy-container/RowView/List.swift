import SwiftUI

struct Kayak: Hashable, Identifiable {
  let id: Int
  let color: String
}

struct KayakRental: View {
  let kayaks: [Kayak]

  var body: some View {
    NavigationStack {
      List(kayaks) { kayak in
        KayakRow(kayak: kayak)
      }
    }
  }
}
