import SwiftUI

struct TidePage: View {
  @Environment(\.presentationMode) var mode: Binding<PresentationMode> // want: presentation-mode-environment:info

  var body: some View {
    Button("Close", action: close)
  }

  private func close() {
    mode.wrappedValue.dismiss()
  }
}
