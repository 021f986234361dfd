import SwiftUI

extension TextField where Label == Text {
  init(_ title: String, text: Binding<String>, onCommit: @escaping (String) -> Void) {
    self.init(title, text: text)
  }

  init(_ title: String, text: Binding<String>, isValid: Bool, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

struct MemberForm: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name, onCommit: { text in print(text) })
      TextField("Name", text: $name, isValid: true, onCommit: {})
    }
  }
}
