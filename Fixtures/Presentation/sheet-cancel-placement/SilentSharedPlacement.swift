// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct PotteryShelf: View {
  @State private var showsBowl = false

  var body: some View {
    Button("Bowl") { showsBowl = true }
      .sheet(isPresented: $showsBowl) { BowlPanel() }
  }
}

struct BowlPanel: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isGlazed = false

  var body: some View {
    NavigationStack {
      Text(isGlazed ? "Glazed" : "Raw")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Glaze") { isGlazed = true }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Done") { dismiss() }
          }
        }
    }
  }
}
