import SwiftUI

extension View {
  func colorScheme(_ exhibit: Exhibit) -> some View {
    environment(\.colorScheme, exhibit == .nocturnal ? .dark : .light)
  }
}

enum Exhibit { case nocturnal, daylight }

struct ExhibitRoom: View {
  var body: some View {
    VStack {
      Text("Owls").colorScheme(.nocturnal)
      Text("Larks").colorScheme(.daylight)
    }
  }
}
