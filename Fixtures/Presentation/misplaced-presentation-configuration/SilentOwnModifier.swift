import SwiftUI

struct Rank: Hashable {
  var level: Int
}

extension View {
  func presentationBackground(_ rank: Rank) -> some View {
    opacity(Double(rank.level))
  }
}

struct ChessApp: App {
  var body: some Scene {
    WindowGroup { ChessBoard() }
  }
}

struct ChessBoard: View {
  @State private var showsMoves = false

  var body: some View {
    Button("Moves") { showsMoves = true }
      .sheet(isPresented: $showsMoves) {
        Button("Close") { showsMoves = false }
      }
      .presentationBackground(Rank(level: 1))
  }
}
