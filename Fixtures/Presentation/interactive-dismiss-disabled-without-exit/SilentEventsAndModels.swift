// deployment-target: iOS=17.0
import SwiftUI

final class Connection: ObservableObject {
  @Published var isLost = false
}

struct Chat: View {
  let reconnect: () async -> Void
  @StateObject private var connection = Connection()
  @State private var waits = false

  var body: some View {
    VStack {
      Text("Chat")
        .sheet(isPresented: $connection.isLost) {
          Text("No connection")
            .interactiveDismissDisabled()
        }
      Button("Reconnect") {
        Task {
          waits = true
          await reconnect()
          waits = false
        }
      }
      .sheet(isPresented: $waits) {
        ProgressView("Connecting")
          .interactiveDismissDisabled()
      }
    }
  }
}
