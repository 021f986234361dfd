import SwiftUI

struct Dairy: View {
  @State private var showsOrder = false
  @State private var showsVat = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Order") { showsOrder = true }
          .sheet(isPresented: $showsOrder) {
            NavigationStack {
              Button("Close") { showsOrder = false }
            }
          }
        Button("Vat") { showsVat = true }
          .popover(isPresented: $showsVat) { VatPanel() }
      }
    }
  }
}

struct VatPanel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Close") { dismiss() }
    }
  }
}
