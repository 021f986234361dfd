import SwiftUI

struct BackButton: ViewModifier {
  @Environment(\.presentationMode) var presentation  // want: presentation-mode-environment:info

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Back") { self.presentation.wrappedValue.dismiss() }
      }
    }
  }
}

struct CancelButton: ViewModifier {  // want +1: environment-unused:info
  @Environment(\.presentationMode) var presentation
  let action: () -> Void

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: action) }
    }
  }
}
