import SwiftUI

struct KeyboardPlan {
  var letters = UITextAutocapitalizationType.none
  static let plain = KeyboardPlan()

  func autocapitalization(_ letters: UITextAutocapitalizationType) -> KeyboardPlan {
    KeyboardPlan(letters: letters)
  }
}

struct LabelPrinter: View {
  @State private var text = ""
  private let plan = KeyboardPlan.plain.autocapitalization(.words)

  var body: some View {
    TextField("Label", text: $text)
      .onAppear { use(KeyboardPlan().autocapitalization(.none)) }
      .textInputAutocapitalization(.never)
  }

  private func use(_ plan: KeyboardPlan) {}
}
