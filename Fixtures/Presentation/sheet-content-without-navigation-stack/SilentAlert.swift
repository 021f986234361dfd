// deployment-target: iOS=17.0
import SwiftUI

struct PondView: View {
  @State private var asks = false

  var body: some View {
    NavigationStack {
      Button("Drain") { asks = true }
        .alert("Drain the pond?", isPresented: $asks) {
          Button("Drain", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        }
        .navigationTitle("Pond")
    }
  }
}
