// deployment-target: iOS=17.0
import SwiftUI

struct PaneStack<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    NavigationStack {
      content
        .padding()
    }
  }
}

struct Greenhouse: View {
  @State private var showsPane = false

  var body: some View {
    Button("Pane") { showsPane = true }
      .sheet(isPresented: $showsPane) {
        PaneStack {
          Button("Close") { showsPane = false }
            .navigationTitle("Pane")
        }
      }
  }
}
