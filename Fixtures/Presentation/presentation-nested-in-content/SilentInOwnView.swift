import SwiftUI

struct Brewery: View {
  @State private var showsMalt = false

  var body: some View {
    Button("Malt") { showsMalt = true }
      .sheet(isPresented: $showsMalt) { MaltPage() }
  }

  private struct MaltPage: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsSupplier = false

    var body: some View {
      VStack {
        Button("Supplier") { showsSupplier = true }
        Button("Close") { dismiss() }
      }
      .sheet(isPresented: $showsSupplier) {
        Button("Back") { showsSupplier = false }
      }
    }
  }
}
