import SwiftUI

struct Onboarding: View {
  @State private var page = 0
  @State private var isShown = false

  var body: some View {
    Button("Start") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: { page = 0 }) {
        VStack {
          Text("Page \(page)")
          Button("Next") { page += 1 }
        }
      }
  }
}
