import SwiftUI

struct ConsentModifier: ViewModifier {
  @State private var asks = true

  func body(content: Content) -> some View {
    content.sheet(isPresented: $asks) {
      Button("Close") { withAnimation { asks = false } } // want: dismiss-of-presenter:error
    }
  }
}
