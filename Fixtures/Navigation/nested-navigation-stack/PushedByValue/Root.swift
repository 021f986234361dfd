import SwiftUI

enum Wing: Hashable {
  case east, west
}

struct CastleTour: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("East", value: Wing.east)
        NavigationLink("West", value: Wing.west)
      }
      .navigationDestination(for: Wing.self) { wing in
        switch wing {
        case .east: EastWing()
        case .west: Text("Closed")
        }
      }
    }
  }
}
