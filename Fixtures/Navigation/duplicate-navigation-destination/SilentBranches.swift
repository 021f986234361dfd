import SwiftUI

struct Cabin: Hashable { let number: Int }

struct CabinFinder: View {
  let isGuest: Bool

  var body: some View {
    NavigationStack {
      if isGuest {
        NavigationLink("Cabin", value: Cabin(number: 1))
          .navigationDestination(for: Cabin.self) { Text("Guest cabin \($0.number)") }
      } else {
        NavigationLink("Cabin", value: Cabin(number: 2))
          .navigationDestination(for: Cabin.self) { Text("Crew cabin \($0.number)") }
      }
    }
  }
}
