// deployment-target: iOS=17.0
import SwiftUI

struct DiaryEntry: View {
  @State private var isWriting = false
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Button(text.isEmpty ? "Write" : "Continue") { isWriting = true }
      .sheet(isPresented: $isWriting) {
        VStack {
          TextEditor(text: $text)
            .focused($isFocused)
          Button("Close") { isWriting = false }
        }
        .toolbar {
          ToolbarItem(placement: .keyboard) {
            Button("Hide") { isFocused = false }
          }
        }
      }
  }
}
