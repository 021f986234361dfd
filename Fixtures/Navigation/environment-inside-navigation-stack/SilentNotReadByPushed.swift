import SwiftUI

@Observable
final class Score {
  var points = 0
}

@main
struct ScoreApp: App {
  @State private var score = Score()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        ScoreHome()
          .environment(score)
      }
    }
  }
}

struct ScoreHome: View {
  @Environment(Score.self) private var score

  var body: some View {
    VStack {
      Text("\(score.points)")
      NavigationLink("Rules") { Text("Rules") }
      NavigationLink("Guest score") { GuestScreen() }
    }
  }
}

struct GuestScreen: View {
  @Environment(Score.self) private var score: Score?

  var body: some View {
    Text("\(score?.points ?? 0)")
  }
}
