// profile: all
import SwiftUI

struct WellView: View {
  @State private var showsWell = false

  var body: some View {
    Button("Well") { showsWell = true }
      .sheet(isPresented: $showsWell) { WellPanel() }
  }
}

struct WellPanel: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPumping = false

  var body: some View {
    VStack {
      Toggle("Pump", isOn: $isPumping)
        .onDisappear { isPumping = false }
      Button("Close") { dismiss() }
    }
  }
}
