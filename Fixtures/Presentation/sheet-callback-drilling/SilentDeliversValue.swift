// profile: presentation
import SwiftUI

struct PotteryShop: View {
  @State private var glaze = "White"
  @State private var picks = false

  var body: some View {
    Button(glaze) { picks = true }
      .sheet(isPresented: $picks) {
        GlazePicker(onPick: { glaze = $0 }, onRefresh: { glaze = "White" })
      }
  }
}

struct GlazePicker: View {
  let onPick: (String) -> Void
  let onRefresh: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Blue") { onPick("Blue"); dismiss() }
    Button("Reset", action: onRefresh)
  }
}
