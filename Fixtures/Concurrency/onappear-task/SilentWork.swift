import SwiftUI

struct ReadingScreen: View {
  @State private var page = 1
  @State private var running: Task<Void, Never>?
  let store: ReadingStore

  var body: some View {
    VStack {
      Text("Page \(page)")
        .onAppear { Task { await store.markRead(page) } }
      Text("Upload")
        .onAppear { Task { await store.upload() } }
      Text("Stored")
        .onAppear { running = Task { await store.load() } }
        .onDisappear { running?.cancel() }
      Text("Detached")
        .onAppear { Task.detached { await store.load() } }
      Text("More to do")
        .onAppear {
          page = 2
          Task { await store.load() }
        }
      Text("Task")
        .task { await store.load() }
      Text("Reference").onAppear(perform: start)
      Text("A hop")
        .onAppear { Task { @MainActor in page = 3 } }
      Text("Ended")
        .onAppear { Task { await store.listen() } }
        .onDisappear { store.stop() }
      Text("Explained")
        .onAppear {
          // '.task' would start again with each page.
          Task { await store.load() }
        }
    }
  }

  private func start() { Task { await store.load() } }
}

struct ReadingStore: Sendable {
  func markRead(_ page: Int) async {}
  func upload() async {}
  func load() async {}
  func listen() async {}
  func stop() {}
}

struct ReadingScreen_Previews: PreviewProvider {
  static var previews: some View {
    Text("Preview").onAppear { Task { await ReadingStore().load() } }
  }
}
