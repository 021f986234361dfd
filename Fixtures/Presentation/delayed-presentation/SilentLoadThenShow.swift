import SwiftUI

struct StarMap: View {
  let load: () async -> Void
  @State private var showsSettings = false
  @State private var showsMap = false

  private func open() {
    showsSettings = false
    Task {
      await load()
      showsMap = true
    }
  }

  var body: some View {
    VStack {
      Button("Settings") { showsSettings = true }
        .popover(isPresented: $showsSettings) {
          Text("North up")
        }
      Button("Map", action: open)
    }
    .sheet(isPresented: $showsMap) {
      Button("Close") { showsMap = false }
    }
  }
}
