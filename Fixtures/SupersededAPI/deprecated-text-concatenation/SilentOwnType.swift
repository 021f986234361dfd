import SwiftUI

enum Telegram {
  struct Text {
    var words: String
    static func + (left: Text, right: Text) -> Text { Text(words: left.words + right.words) }
  }
}

struct TelegraphOffice: View {
  let send: (Telegram.Text) -> Void
  let greeting: Telegram.Text

  var body: some View {
    VStack {
      Button("Arrival") { send(Telegram.Text(words: "arrived ") + Telegram.Text(words: "stop")) }
      Button("Greeting") { send(greeting + closing) }
    }
  }

  private var closing: Telegram.Text { Telegram.Text(words: " stop") }
}
