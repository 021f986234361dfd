import SwiftUI

struct Postcard: Identifiable {
  let id: Int
  var place: String
}

struct PostcardRack: View {
  let postcards: [Postcard]
  @State private var chosen: Postcard?
  @State private var showsPrices = false

  var body: some View {
    List {
      Button("Prices") { showsPrices = true }
        .sheet(isPresented: $showsPrices) {
          VStack {
            Text("All cards cost the same.")
            Button("Close") { showsPrices = false }
          }
        }
      ForEach(postcards) { postcard in
        Button(postcard.place) { chosen = postcard }
      }
    }
    .sheet(item: $chosen) { postcard in
      VStack {
        Text(postcard.place)
        Button("Close") { chosen = nil }
      }
    }
  }
}
