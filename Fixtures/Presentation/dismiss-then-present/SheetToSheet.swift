import SwiftUI

struct SeedOrder: View {
  @State private var showsCatalogue = false
  @State private var showsBasket = false

  var body: some View {
    Button("Catalogue") { showsCatalogue = true }
      .sheet(isPresented: $showsCatalogue) {
        VStack {
          Text("Beans, peas, kale")
          Button("To the basket") { showsCatalogue = false; showsBasket = true } // want: dismiss-then-present:info
        }
      }
      .sheet(isPresented: $showsBasket) {
        Button("Close") { showsBasket = false }
      }
  }
}
