// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct StormNotice: ViewModifier {
  @Binding var isShown: Bool
  let place: String

  func body(content: Content) -> some View {
    content
      .alert(isPresented: $isShown, content: { // want: legacy-alert:info
        Alert(
          title: Text("Storm near \(place)"), message: nil, primaryButton: .default(Text("Route")) { isShown = false },
          secondaryButton: .cancel())
      })
  }
}
