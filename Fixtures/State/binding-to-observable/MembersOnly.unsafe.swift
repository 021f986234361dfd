import SwiftUI

@Observable
final class Trip {
  var title = ""
  var days = 1
}

struct TripEditor: View {
  @Bindable var trip: Trip  // want: binding-to-observable:info

  var body: some View {
    TextField("Title", text: $trip.title)
    Button("Longer") { trip.days += 1 }
  }
}

struct TripLabel: View {
  let trip: Trip  // want: binding-to-observable:info
  var body: some View { Text(trip.title) }
}

struct TripScreen: View {
  @State private var trip = Trip()

  var body: some View {
    TripEditor(trip: trip)
    TripLabel(trip: self.trip)
  }
}
