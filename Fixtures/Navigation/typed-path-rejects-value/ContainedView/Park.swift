import SwiftUI

enum Ride: Hashable {
  case wheel, train
}

struct FunPark: View {
  @State private var path: [Ride] = []

  var body: some View {
    NavigationStack(path: $path) {
      RideList()
        .navigationDestination(for: Ride.self) { ride in
          Text(ride == .wheel ? "Wheel" : "Train")
        }
    }
  }
}
