import SwiftUI

extension View {
  func inStack() -> some View {
    NavigationStack { self }
  }
}

struct Stacked: ViewModifier {
  func body(content: Content) -> some View {
    NavigationStack { content }
  }
}

@main
struct MosaicApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        MosaicHome().inStack()
        MosaicHome().modifier(Stacked())
      }
    }
  }
}

struct MosaicHome: View {
  var body: some View {
    NavigationLink("Tiles") { Text("Tiles") }
  }
}
