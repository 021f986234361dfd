import SwiftUI

struct Seats: View {
  var body: some View { VStack { SeatLabel() } }
}

struct SeatLabel: View {
  @Environment(Passenger.self) private var passenger // want: environment-object-missing:error

  var body: some View { Text(passenger.name) }
}
