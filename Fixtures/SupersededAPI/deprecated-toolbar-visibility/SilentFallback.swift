// deployment-target: iOS=17.0
import SwiftUI

extension View {
  @ViewBuilder
  func withoutTabs() -> some View {
    if #available(iOS 18, *) {
      toolbarVisibility(.hidden, for: .tabBar)
    } else {
      toolbar(.hidden, for: .tabBar)
    }
  }
}
