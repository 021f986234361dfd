import SwiftUI

struct Aquarium: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Aquarium")
        TankPanel()
      }
    }
  }
}

struct TankPanel: View {
  var body: some View {
    NavigationStack { // want: nested-navigation-stack:warning
      Text("Tanks")
    }
  }
}
