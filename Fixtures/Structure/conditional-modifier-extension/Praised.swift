import SwiftUI

extension View {
  // Warning signs of frost are drawn elsewhere.
  func frosted() -> some View { opacity(0.5) }

  /// Applies a modifier to the view while the condition is true.
  @ViewBuilder func when(_ condition: Bool, @ViewBuilder transform: (Self) -> some View) -> some View { // want: conditional-modifier-extension:info
    if condition { transform(self) } else { self }
  }
}
