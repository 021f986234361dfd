// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

extension View {
  func fullScreenCover<Page: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Page
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  func statusBarHidden() -> some View { self }
}
