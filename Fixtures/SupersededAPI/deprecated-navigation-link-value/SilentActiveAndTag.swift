// deployment-target: iOS=15.0
import SwiftUI

struct QuarryMenu: View {
  @State private var isOpen = false
  @State private var choice: Int?

  var body: some View {
    VStack {
      NavigationLink(destination: Text("Quarry"), isActive: $isOpen) { Text("Quarry") }
      NavigationLink("Quarry", destination: Text("Quarry"), isActive: $isOpen)
      NavigationLink(destination: Text("One"), tag: 1, selection: $choice) { Text("One") }
      NavigationLink("Two", destination: Text("Two"), tag: 2, selection: $choice)
    }
  }
}
