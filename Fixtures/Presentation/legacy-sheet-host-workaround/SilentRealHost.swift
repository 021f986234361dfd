// profile: all
import SwiftUI

struct Board: Identifiable {
  let id: Int
}

struct SawmillView: View {
  @State private var showsLogs = false
  @State private var board: Board?

  var body: some View {
    Button("Logs") { showsLogs = true }
      .sheet(isPresented: $showsLogs) {
        Button("Close") { showsLogs = false }
      }
      .background {
        Button("Board") { board = Board(id: 1) }
          .sheet(item: $board) { board in
            Button("Close board \(board.id)") { self.board = nil }
          }
      }
  }
}
