import SwiftUI

struct LetterBox: View {
  @State private var showsLetter = false
  @State private var asksDiscard = false
  @State private var asksSend = false
  @State private var text = ""

  var body: some View {
    Button("Write") { showsLetter = true }
      .sheet(isPresented: $showsLetter) {
        Form {
          TextField("Text", text: $text)
          Button("Send") { asksSend = true }
            .confirmationDialog("Send?", isPresented: $asksSend) {
              Button("Send now") { showsLetter = false }
            }
          Button("Cancel") { asksDiscard = true }
        }
        .alert("Discard?", isPresented: $asksDiscard) {
          Button("Discard", role: .destructive) { showsLetter = false }
        }
      }
  }
}
