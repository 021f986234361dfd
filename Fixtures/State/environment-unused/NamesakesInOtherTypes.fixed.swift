import SwiftUI

struct BackButton: ViewModifier {
  @Environment(\.dismiss) var leave

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Back") { self.leave() }
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
