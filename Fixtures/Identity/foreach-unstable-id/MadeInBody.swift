import SwiftUI

struct Stop: Identifiable {
  let id = UUID()
  let name: String
}

struct Fare: Identifiable {
  var id = UUID().uuidString
  var price: Int
  init(price: Int) { self.price = price }
}

struct Departure {
  let line: String
  var token: String { UUID().uuidString }
}

struct Route: View {
  let names: [String]
  let departures: [Departure]

  private var fares: [Fare] { [2, 3].map { Fare(price: $0) } }  // want: foreach-unstable-id:warning
  private var ends: [Stop] {
    [Stop(name: "Harbour"), Stop(name: "Hill")]  // want: foreach-unstable-id:warning
  }

  var body: some View {
    let stops = names.map { Stop(name: $0) }  // want: foreach-unstable-id:error
    List {
      ForEach(names.map { Stop(name: $0) }) { Text($0.name) }  // want: foreach-unstable-id:error
      ForEach(stops) { Text($0.name) }
      ForEach(fares) { Text("\($0.price)") }
      ForEach(ends) { Text($0.name) }
      ForEach(departures, id: \.token) { Text($0.line) }  // want: foreach-unstable-id:error
    }
  }
}
