// deployment-target: iOS=17.0
import SwiftUI

struct CanteenMenu: ViewModifier {
  @State private var showsMenu = false

  func body(content: Content) -> some View {
    content
      .toolbar { Button("Menu") { showsMenu = true } }
      .fullScreenCover(isPresented: $showsMenu) { MenuPage(day: "Monday") } // want: full-screen-cover-without-dismiss:warning
  }
}
