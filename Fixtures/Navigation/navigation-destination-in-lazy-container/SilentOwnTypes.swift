import SwiftUI

struct LazyVStack<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }
  }
}

struct MillScreen: View {
  @State private var showsWheel = false

  var body: some View {
    NavigationStack {
      LazyVStack {
        Button("Wheel") { showsWheel = true }
          .navigationDestination(isPresented: $showsWheel) { Text("Wheel") }
      }
    }
  }
}
