import SwiftUI

@Observable
final class Loom {
  static let shared = Loom()
  var rows = 0
  @ObservationIgnored var log = ""
  let name = "Loom"
}

final class Printer {
  var pages = 0
}

struct LoomView: View {
  var loom = Loom()
  let shared = Loom.shared
  static let common = Loom()
  let quiet = Loom()
  let printer = Printer()

  var body: some View {
    Text("\(loom.rows) \(shared.rows) \(Self.common.rows) \(quiet.name) \(quiet.log) \(printer.pages)")
    Button("Weave") { quiet.rows += 1 }
  }
}

struct LoomHost: View {
  @State private var loom = Loom()
  var body: some View { LoomView(loom: loom) }
}

struct LoomWindow: View {
  let loom = Loom()
  var body: some View { Text("\(loom.rows)") }
}

@main
struct LoomApp: App {
  let loom = Loom()

  var body: some Scene {
    WindowGroup { LoomHost() }
  }
}

@MainActor
func makeWindow() -> LoomWindow { LoomWindow() }
