// deployment-target: iOS=17.0
import SwiftUI

struct Arcade: View {
  @State private var showsGame = false
  @State private var showsScores = false

  var body: some View {
    VStack {
      Button("Game") { showsGame = true }
        .fullScreenCover(isPresented: $showsGame) { GamePage() }
      Button("Scores") { showsScores = true }
        .sheet(isPresented: $showsScores) { Text("Scores") }
    }
  }
}

struct GamePage: View {
  var body: some View {
    VStack {
      Text("Level 1")
      GameBar()
    }
  }
}

struct GameBar: View {
  var body: some View {
    HStack {
      Spacer()
      QuitButton()
    }
  }
}

struct QuitButton: View {
  @Environment(\.dismiss) private var quit

  var body: some View {
    Button("Quit") { quit() }
  }
}
