// profile: presentation
import SwiftUI

struct SetupAssistant: View {
  @State private var step = 0
  @State private var isOpen = false

  var body: some View {
    Button("Set up") { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: { step = 0 }) {
        if step == 0 {
          WelcomeStep(next: { step = 1 })
        } else {
          FinishStep()
        }
      }
  }
}

struct WelcomeStep: View {
  let next: () -> Void
  var body: some View { Button("Next", action: next) }
}

struct FinishStep: View {
  var body: some View { Text("Done") }
}
