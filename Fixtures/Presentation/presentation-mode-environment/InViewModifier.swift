import SwiftUI

struct ClosingBar: ViewModifier {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info

  func body(content: Content) -> some View {
    content
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { mode.wrappedValue.dismiss() }
        }
      }
  }
}
