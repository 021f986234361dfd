// profile: all
import SwiftUI

struct Orbit: Hashable, Codable { let height: Int }

@Observable
final class OrbitRouter: Codable {
  var path: [Orbit] = []

  init() {}
  init(from decoder: any Decoder) throws {
    path = try decoder.singleValueContainer().decode([Orbit].self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

@main
struct OrbitApp: App {
  @State private var router = OrbitRouter()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        NavigationLink("Low", value: Orbit(height: 400))
          .navigationDestination(for: Orbit.self) { Text("\($0.height)") }
      }
    }
  }
}
