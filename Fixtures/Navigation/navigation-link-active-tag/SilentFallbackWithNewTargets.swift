import SwiftUI

struct PushAnchor<Target: View>: View {
  @Binding var isOn: Bool
  @ViewBuilder let target: Target

  var body: some View {
    if #available(iOS 16, macOS 13, *) {
      Color.clear.navigationDestination(isPresented: $isOn) { target }
    } else {
      NavigationLink(destination: target, isActive: $isOn) { EmptyView() }
    }
  }
}

extension View {
  @ViewBuilder func pushing<Target: View>(_ isOn: Binding<Bool>, _ target: Target) -> some View {
    if #unavailable(iOS 16, macOS 13) {
      background { NavigationLink("", destination: target, isActive: isOn) }
    } else {
      navigationDestination(isPresented: isOn) { target }
    }
  }
}
