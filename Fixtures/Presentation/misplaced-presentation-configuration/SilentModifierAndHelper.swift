import SwiftUI

struct ReefApp: App {
  var body: some Scene {
    WindowGroup { ReefView() }
  }
}

struct ReefView: View {
  @State private var showsFish = false

  var body: some View {
    Button("Fish") { showsFish = true }
      .fishSheet(isPresented: $showsFish)
      .modifier(CoralSheet())
  }
}

struct CoralSheet: ViewModifier {
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .onAppear { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Close") { isShown = false }
      }
      .presentationDetents([.medium])
  }
}

extension View {
  func fishSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) {
      Button("Close") { isPresented.wrappedValue = false }
    }
    .presentationDetents([.medium])
  }
}
