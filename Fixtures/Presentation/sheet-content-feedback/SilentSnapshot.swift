// profile: all
import SwiftUI

struct SignPainter: View {
  @State private var text = "Open"
  @State private var isEditing = false

  var body: some View {
    Button(text) { isEditing = true }
      .sheet(isPresented: $isEditing) { SignEditor(text: text, apply: { text = $0 }) }
  }
}

struct SignEditor: View {
  let apply: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var draft: String

  init(text: String, apply: @escaping (String) -> Void) {
    self.apply = apply
    _draft = State(initialValue: text)
  }

  var body: some View {
    VStack {
      TextField("Sign", text: $draft)
      Button("Apply") { apply(draft) }
      Button("Close") { dismiss() }
    }
  }
}
