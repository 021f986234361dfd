// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct CoverPresenter<Cover: View>: ViewModifier {
  @Binding var isPresented: Bool
  @ViewBuilder let cover: () -> Cover

  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: $isPresented, content: cover) // want: full-screen-cover-unavailable:warning
  }
}

extension View {
  func page<Page: View>(shown: Binding<Bool>, @ViewBuilder page: @escaping () -> Page) -> some View {
    fullScreenCover(isPresented: shown, content: page) // want: full-screen-cover-unavailable:warning
  }
}
