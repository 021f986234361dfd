// deployment-target: iOS=17.0
import SwiftUI

struct ActionSheet {
  var title: String
}

extension View {
  func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    opacity(isPresented.wrappedValue ? 1 : 0)
  }
}

struct LoomView: View {
  @State private var isWeaving = false

  var body: some View {
    Button("Weave") { isWeaving = true }
      .actionSheet(isPresented: $isWeaving) { ActionSheet(title: "Warp") }
  }
}
