// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

extension View {
  func roomy() -> some View {
    guard #available(iOS 17, macOS 14, *) else { return AnyView(self) }
    return AnyView(self.contentMargins(.vertical, 20))
  }

  func openEnded(_ isOpen: Bool) -> some View {
    if isOpen {
      guard #available(iOS 17, macOS 14, *) else {
        return AnyView(self.padding())
      }
      return AnyView(self.padding().scrollClipDisabled())
    }
    return AnyView(self)
  }
}
