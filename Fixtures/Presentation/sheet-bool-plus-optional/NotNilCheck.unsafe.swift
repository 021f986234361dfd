import SwiftUI

struct Flight: Identifiable {
  let id: Int
  var gate: String
}

struct Departures: View {
  let flights: [Flight]
  @State private var flight: Flight?

  var body: some View {
    List {
      ForEach(flights) { next in
        Button("Flight \(next.id)") { show(next) }
      }
    }
    .popover(item: $flight) { flight in // want: sheet-bool-plus-optional
      Text("Gate \(flight.gate)")
        .padding()
    }
  }

  private func show(_ next: Flight) {
    flight = next
  }
}
