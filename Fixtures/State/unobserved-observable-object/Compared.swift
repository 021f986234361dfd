import SwiftUI

final class Score: ObservableObject, Equatable {
  @Published var points = 0
  static func == (left: Score, right: Score) -> Bool { left === right }
  func win() { points += 1 }
}

struct ScoreLabel: View, Equatable {
  let score: Score // want: unobserved-observable-object:warning

  nonisolated static func == (left: ScoreLabel, right: ScoreLabel) -> Bool { left.score == right.score }

  var body: some View { Text("\(score.points)") }
}
