import SwiftUI

struct TermsGate: View {
  @State private var accepted = false

  var body: some View {
    Text("Welcome")
      .sheet(isPresented: Binding(get: { !accepted }, set: { _ in })) {
        Button("Accept") { accepted = true }
          .interactiveDismissDisabled()
      }
  }
}
