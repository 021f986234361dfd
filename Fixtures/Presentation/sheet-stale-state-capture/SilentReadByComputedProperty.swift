import SwiftUI

struct Letter {
  var text = ""
}

struct LetterDesk: View {
  @State private var letter = Letter()
  @State private var showsPreview = false

  private var isEmpty: Bool { letter.text.isEmpty }

  private func limit(_ count: Int) -> Bool { isEmpty || count > 3 }

  var body: some View {
    Button("Preview") {
      letter.text += "!"
      showsPreview = true
    }
    .disabled(limit(2))
    .sheet(isPresented: $showsPreview) {
      Text(letter.text)
    }
  }
}
