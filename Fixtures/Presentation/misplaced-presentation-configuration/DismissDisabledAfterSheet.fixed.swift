import SwiftUI

struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { OvenView() }
  }
}

struct OvenView: View {
  @State private var isBaking = false
  @State private var isLocked = false

  var body: some View {
    Button("Bake") { isBaking = true }
      .sheet(isPresented: $isBaking) {
        VStack {
          Toggle("Lock", isOn: $isLocked)
          Button("Stop") { isBaking = false }
        }
        .interactiveDismissDisabled(isLocked) // want: misplaced-presentation-configuration:warning
      }
      #if os(iOS)
      .padding()
      #endif
  }
}
