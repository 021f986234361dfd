import SwiftUI

struct QuizStart: View {
  @State private var topic = "History"
  @State private var rounds = 0
  @State private var showsQuiz = false

  var body: some View {
    VStack {
      Text("\(rounds) rounds")
      Button("Art") {
        topic = "Art"
        rounds += 1
        showsQuiz = true
      }
    }
    .sheet(isPresented: $showsQuiz) {
      Text(topic)
    }
  }
}
