import SwiftUI

struct Scoreboard: View {
  @State private(set) var points = 0 // want: state-not-private:info

  var body: some View {
    Button("\(points)") { points += 1 }
  }
}

func total(_ boards: [Scoreboard]) -> Int {
  boards.reduce(0) { $0 + $1.points }
}
