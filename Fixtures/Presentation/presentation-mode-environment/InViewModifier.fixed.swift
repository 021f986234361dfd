import SwiftUI

struct ClosingBar: ViewModifier {
  @Environment(\.dismiss) private var dismiss // want: presentation-mode-environment:info

  func body(content: Content) -> some View {
    content
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
  }
}
