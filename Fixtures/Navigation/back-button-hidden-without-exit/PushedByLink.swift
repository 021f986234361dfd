import SwiftUI

struct QuizHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Start") { QuizRound() }
    }
  }
}

struct QuizRound: View {
  @State private var score = 0

  var body: some View {
    VStack {
      Text("Score \(score)")
      Button("Right") { score += 1 }
    }
    .navigationBarBackButtonHidden() // want: back-button-hidden-without-exit:warning
  }
}
