import Charts
import SwiftUI

struct Passenger: Identifiable {
  let id: Int
  var hour: Int
}

struct FerryLoad: View {
  let passengers: [Passenger]

  var body: some View {
    Chart(passengers) { passenger in
      PointMark(x: .value("Hour", passenger.hour), y: .value("Number", passenger.id))
        .annotation(position: .top) {
          Text("\(passenger.id)").background(Circle())
        }
    }
    .chartBackground { _ in Text("Load") }
  }
}
