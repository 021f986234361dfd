import SwiftUI

struct OldScreen: View {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info
  @State private var showsInfo = false

  var body: some View {
    Button("Info") { showsInfo = true }
      .sheet(isPresented: $showsInfo) {
        Button("Close") { mode.wrappedValue.dismiss() } // want: dismiss-of-presenter:error
      }
  }
}
