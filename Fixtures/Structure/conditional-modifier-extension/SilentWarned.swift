import SwiftUI

extension View {
  /// - Important: For values that stay the same as long as the view is there.
  @ViewBuilder func when(_ condition: Bool, @ViewBuilder transform: (Self) -> some View) -> some View {
    if condition { transform(self) } else { self }
  }

  // Don't use this for a condition that changes: the view starts anew.
  @ViewBuilder func choosing<A: View, B: View>(_ condition: Bool, first: (Self) -> A, second: (Self) -> B) -> some View {
    if condition { first(self) } else { second(self) }
  }
}
