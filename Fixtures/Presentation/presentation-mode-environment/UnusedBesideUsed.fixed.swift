import SwiftUI

struct BackButton: ViewModifier {
  @Environment(\.dismiss) var dismiss  // want: presentation-mode-environment:info

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Back") { dismiss() }
      }
    }
  }
}

struct CancelButton: ViewModifier {  // want +1: environment-unused:info
  let action: () -> Void

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: action) }
    }
  }
}
