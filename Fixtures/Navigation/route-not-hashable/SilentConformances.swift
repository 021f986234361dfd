import SwiftUI

struct Listed: Hashable { let id: Int }
struct Extended { let id: Int }
extension Extended: Hashable {}

protocol Screen: Hashable {}
struct Conforming: Screen { let id: Int }

typealias Both = Codable & Hashable
struct Composed: Both { let id: Int }

final class Handle: NSObject {}
final class Counter: Hashable {
  static func == (left: Counter, right: Counter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
final class Row: NSManagedObject {}

struct Switchboard: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Lines")
        .navigationDestination(for: Listed.self) { Text("\($0.id)") }
        .navigationDestination(for: Extended.self) { Text("\($0.id)") }
        .navigationDestination(for: Conforming.self) { Text("\($0.id)") }
        .navigationDestination(for: Composed.self) { Text("\($0.id)") }
        .navigationDestination(for: Handle.self) { _ in Text("Handle") }
        .navigationDestination(for: Counter.self) { _ in Text("Counter") }
        .navigationDestination(for: Row.self) { _ in Text("Row") }
    }
  }
}
