import SwiftUI

struct RideList: View {
  var body: some View {
    List {
      NavigationLink("Wheel", value: Ride.wheel)
      NavigationLink("Queue", value: 12) // want: typed-path-rejects-value:error
    }
  }
}
