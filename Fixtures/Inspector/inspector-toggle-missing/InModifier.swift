import SwiftUI

struct GlossaryPanel: ViewModifier {
  let terms: [String]
  @State private var isOpen = true

  func body(content: Content) -> some View {
    content
      .tint(.brown)
      .inspector(isPresented: $isOpen) { // want: inspector-toggle-missing:warning
        List(terms, id: \.self) { term in
          Text(term)
        }
      }
  }
}
