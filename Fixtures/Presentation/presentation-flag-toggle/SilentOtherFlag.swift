// profile: presentation
import SwiftUI

struct StallCard: View {
  @State private var isOpen = false

  var body: some View {
    Button("Prices") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        PriceList()
      }
  }
}

struct PriceList: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button(isOpen ? "Fewer" : "All prices") { isOpen.toggle() }
      Button("Close") { dismiss() }
    }
  }
}
