// deployment-target: iOS=17.0
import SwiftUI

struct QuizRound: View {
  struct Question: Identifiable {
    let id: Int = 1 // want: sheet-item-constant-id:warning
    var text: String
  }

  let questions: [Question]
  @Binding var asked: Question?

  var body: some View {
    Button("Ask") { asked = questions.randomElement() }
      .fullScreenCover(item: $asked) { question in
        Text(question.text)
        Button("Answer") { asked = nil }
      }
  }
}
