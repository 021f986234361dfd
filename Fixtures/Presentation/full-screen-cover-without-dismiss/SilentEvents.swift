// deployment-target: iOS=17.0
import SwiftUI

struct Sync: View {
  let sync: () async -> Void
  @State private var isBusy = false

  var body: some View {
    Button("Sync") {
      Task {
        isBusy = true
        await sync()
        isBusy = false
      }
    }
    .fullScreenCover(isPresented: $isBusy) { ProgressView("Syncing") }
  }
}

struct Notes: View {
  @State private var isLocked = false
  @State private var showsSplash = true
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack {
      Text("Notes")
        .fullScreenCover(isPresented: $isLocked) { Text("Locked") }
        .onChange(of: phase) { isLocked = phase != .active }
      Text("Footer")
        .fullScreenCover(isPresented: $showsSplash) { Text("Hello") }
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      showsSplash = false
    }
  }
}

struct Player: View {
  let stopped: PassthroughSubject<Int, Never>
  @State private var isPlaying = false

  var body: some View {
    Button("Play") { isPlaying = true }
      .fullScreenCover(isPresented: $isPlaying) { Text("Film") }
      .onReceive(stopped) { _ in isPlaying = false }
  }
}
