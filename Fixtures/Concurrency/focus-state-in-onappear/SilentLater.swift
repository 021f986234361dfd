// profile: all
import Foundation
import SwiftUI

struct NoteScreen: View {
  @FocusState private var isFocused: Bool
  @State private var note = ""

  var body: some View {
    VStack {
      TextField("Note", text: $note)
        .focused($isFocused)
        .onAppear {
          isFocused = false
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isFocused = true }
        }
      Button("Edit") { isFocused = true }
    }
  }
}

struct TagRow: View {
  @FocusState private var isFocused: Bool
  @Binding var tag: String

  var body: some View {
    TextField("Tag", text: $tag)
      .focused($isFocused)
      .onAppear {
        if tag.isEmpty { isFocused = true }
      }
  }
}
