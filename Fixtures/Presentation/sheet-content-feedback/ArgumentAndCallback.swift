// profile: all
import SwiftUI

struct QuizView: View {
  @State private var answer = ""
  @State private var asks = false

  var body: some View {
    Button("Answer: \(answer)") { asks = true }
      .sheet(isPresented: $asks) { AnswerPane(answer: answer, onAnswer: { answer = $0 }) } // want: sheet-content-feedback:info
  }
}

struct AnswerPane: View {
  let answer: String
  let onAnswer: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(answer)
      Button("Granite") { onAnswer("Granite") }
      Button("Close") { dismiss() }
    }
  }
}
