import SwiftUI

final class KeyboardWatcher {
  init() {}
  static let shared = KeyboardWatcher()
}

struct NoteField: View {
  @State private var keyboard = KeyboardWatcher()
  @State private var other = KeyboardWatcher.shared
  @State private var seed = UUID()
  @State private var order = Array(1...9).shuffled()

  var body: some View {
    Text("Note")
  }
}
