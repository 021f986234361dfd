import SwiftUI

extension View {
  func coordinateSpace(name: Room) -> some View {
    coordinateSpace(.named(name.rawValue))
  }
}

enum Room: String { case hall, attic }

struct FloorPlan: View {
  var body: some View {
    VStack {
      Text("Hall").coordinateSpace(name: .hall)
      Text("Attic").coordinateSpace(name: .attic)
    }
  }
}
