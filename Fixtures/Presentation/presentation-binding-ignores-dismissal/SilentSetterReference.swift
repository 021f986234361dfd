import SwiftUI

struct Cupboard: View {
  @State private var isOpen = false

  private func setOpen(_ value: Bool) {
    isOpen = value
  }

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: Binding(get: { isOpen }, set: setOpen)) {
        Text("Plates")
      }
  }
}
