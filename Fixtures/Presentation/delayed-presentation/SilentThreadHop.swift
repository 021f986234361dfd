import SwiftUI

enum Beacon {
  static func listen(_ heard: @escaping @Sendable (Bool) -> Void) {
    heard(true)
  }
}

struct RescueScreen: View {
  @State private var isListening = false
  @State private var isFound = false

  private func listen() {
    isListening = false
    Beacon.listen { _ in
      DispatchQueue.main.async { isFound = true }
    }
  }

  var body: some View {
    Button("Listen") { isListening = true }
      .alert("Signal found", isPresented: $isFound) {
        Button("Fine") {}
      }
      .sheet(isPresented: $isListening) {
        Button("Stop and locate", action: listen)
      }
  }
}
