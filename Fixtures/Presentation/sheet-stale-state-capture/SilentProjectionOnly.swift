import SwiftUI

struct NoteScreen: View {
  @State private var text = ""
  @State private var showsEditor = false

  var body: some View {
    Button("Template") {
      text = "Dear reader"
      showsEditor = true
    }
    .sheet(isPresented: $showsEditor) {
      TextEditor(text: $text)
    }
  }
}
