import SwiftUI

struct BakeryCounter: View {
  @State private var showsAllergens = false
  @State private var asksToClose = false

  var body: some View {
    VStack {
      Button("Allergens") { showsAllergens = true }
        .popover(isPresented: $showsAllergens) {
          Text("Contains wheat and nuts.")
        }
      Button("Close the shop") { asksToClose = true }
        .confirmationDialog("Close now?", isPresented: $asksToClose) {
          Button("Close now", role: .destructive) {}
        }
    }
  }
}
