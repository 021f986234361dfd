import SwiftUI

struct Seat: Identifiable {
  let id = "seat"  // want: identifiable-constant-id:warning
  var row: Int
}

struct Berth {
  var deck: Int
}

extension Berth: Identifiable {
  var id: Int { 0 }  // want: identifiable-constant-id:warning
}

struct Cabin: View {
  @State private var seats: [Seat] = []
  @State private var open: Seat?
  let berths: [Berth]

  var body: some View {
    VStack {
      ForEach(seats) { Text("\($0.row)") }
      List(berths) { Text("\($0.deck)") }
    }
    .sheet(item: $open) { Text("\($0.row)") }
  }
}
