import SwiftUI

struct ConsentModifier: ViewModifier {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = true

  func body(content: Content) -> some View {
    content.sheet(isPresented: $asks) {
      Button("Close") { withAnimation { asks = false } } // want: dismiss-of-presenter:error
    }
  }
}
