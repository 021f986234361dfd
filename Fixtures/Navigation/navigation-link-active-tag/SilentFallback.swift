// deployment-target: iOS=15.0
import SwiftUI

struct PushLink<Target: View>: View {
  @Binding var isOn: Bool
  @ViewBuilder let target: Target

  var body: some View {
    if #unavailable(iOS 16) {
      NavigationLink(destination: target, isActive: $isOn) { EmptyView() }
    }
  }
}
