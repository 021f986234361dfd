// profile: all
import SwiftUI

final class MapModel: Sendable {
  func start() { Task.detached { print("start") } }
}

struct ExportScreen: View {
  @State private var running: Task<Void, Never>?
  var body: some View {
    Button("Export") { running = Task.detached { print("export") } }
      .onDisappear { running?.cancel() }
  }
}
