import SwiftUI

struct DoseButton: View {
  @State private var dose = 5
  @State private var isShown = false

  var body: some View {
    Button("Double") { dose = 10; isShown = true }
      .fullScreenCover(isPresented: $isShown) { DoseCard(milligrams: dose) } // want: sheet-stale-state-capture:error
  }
}

struct DoseCard: View {
  let milligrams: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("\(milligrams) mg") { dismiss() }
  }
}
