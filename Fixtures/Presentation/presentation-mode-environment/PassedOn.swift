import SwiftUI

struct LensPicker: View {
  @Environment(\.presentationMode) private var presentationMode // want: presentation-mode-environment:info

  var body: some View {
    LensFooter(mode: presentationMode)
  }
}

struct LensFooter: View {
  let mode: Binding<PresentationMode>

  var body: some View {
    Button("Done") { mode.wrappedValue.dismiss() }
  }
}
