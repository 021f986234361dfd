import SwiftUI

struct Flight: Identifiable {
  let id: Int
  var gate: String
}

struct Departures: View {
  let flights: [Flight]
  @State private var flight: Flight?
  @State private var showsGate = false

  var body: some View {
    List {
      ForEach(flights) { next in
        Button("Flight \(next.id)") { show(next) }
      }
    }
    .popover(isPresented: $showsGate) { [flight] in // want: sheet-bool-plus-optional
      if flight != nil {
        Text("Gate \(flight!.gate)")
          .padding()
      }
    }
  }

  private func show(_ next: Flight) {
    flight = next
    showsGate.toggle()
  }
}
