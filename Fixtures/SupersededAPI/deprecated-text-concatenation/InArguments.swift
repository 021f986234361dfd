import SwiftUI

struct ChoirRow: View {
  let voice: String
  let singers: Int

  var body: some View {
    VStack {
      row(Text(voice) + Text(" (\(singers))")) // want: deprecated-text-concatenation
      Label {
        Text(voice).bold() + Text(" voice") // want: deprecated-text-concatenation
      } icon: {
        Image(systemName: "music.note")
      }
      Button(action: {}, label: { Text("Add ") + Text(voice) }) // want: deprecated-text-concatenation
      Image(systemName: "mic").help(
        Text("Sing ") + Text(voice)) // want: deprecated-text-concatenation
    }
  }

  private func row(_ title: Text) -> some View { HStack { title } }
}
