import SwiftUI

struct BasketBar: View {
  @State private var showsBasket = false

  var body: some View {
    Button("Basket") { showsBasket = true }
      .sheet(isPresented: $showsBasket) {
        Button("Close") { showsBasket = false }
          .presentationContentInteraction(.scrolls) // want: misplaced-presentation-configuration:warning
      }
  }
}
