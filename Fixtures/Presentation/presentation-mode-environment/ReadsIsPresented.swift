import SwiftUI

struct BackLabel: View {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info

  var body: some View {
    if mode.wrappedValue.isPresented {
      Text("Swipe back")
    }
  }
}

struct BackButton: View {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info

  var body: some View {
    Button("Back") { mode.wrappedValue.dismiss() }
      .opacity(mode.wrappedValue.isPresented ? 1 : 0)
  }
}
