import SwiftUI

struct FairGround: View {
  @State private var ride = "Carousel"
  @State private var showsRide = false

  var body: some View {
    VStack {
      Text("Rides")
      rideButton
    }
  }

  private var rideButton: some View {
    Button("Big wheel") {
      ride = "Big wheel"
      showsRide = true
    }
    .sheet(isPresented: $showsRide) { // want: sheet-stale-state-capture:error
      Text(ride)
    }
  }
}
