import SwiftUI

struct TidePage: View {
  @Environment(\.dismiss) var dismiss // want: presentation-mode-environment:info

  var body: some View {
    Button("Close", action: close)
  }

  private func close() {
    dismiss()
  }
}
