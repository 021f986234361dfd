import SwiftUI

struct Pushes<Destination: View>: ViewModifier {
  @Binding var isPushed: Bool
  let destination: Destination

  func body(content: Content) -> some View {
    content.background {
      NavigationLink(destination: destination, isActive: $isPushed) { EmptyView() } // want: navigation-link-active-tag:info
    }
  }
}
