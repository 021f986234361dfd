// profile: all
import SwiftUI

struct Gate: Hashable, Codable { let number: Int }

@main
struct AirportApp: App {
  @State private var gates: [Gate] = [] // want: navigation-state-not-restored:info

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $gates) {
        NavigationLink("Gate 1", value: Gate(number: 1))
          .navigationDestination(for: Gate.self) { Text("Gate \($0.number)") }
      }
    }
  }
}
