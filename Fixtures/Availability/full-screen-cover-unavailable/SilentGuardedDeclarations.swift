// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

#if os(iOS) || os(visionOS)
struct Delta: View {
  @State private var showsDelta = false

  var body: some View {
    Button("Delta") { showsDelta = true }
      .fullScreenCover(isPresented: $showsDelta) {
        Button("Close") { showsDelta = false }
      }
  }
}
#endif

#if targetEnvironment(macCatalyst)
extension View {
  func compactTitle() -> some View { navigationBarTitleDisplayMode(.inline) }
}
#endif

@available(macOS, unavailable)
struct Estuary: View {
  @State private var showsEstuary = false

  var body: some View {
    Button("Estuary") { showsEstuary = true }
      .fullScreenCover(isPresented: $showsEstuary) {
        Button("Close") { showsEstuary = false }
      }
  }
}

@available(macOS, unavailable)
extension View {
  func estuary() -> some View {
    statusBarHidden()
  }
}
