import SwiftUI

struct LibraryRoot: View {
  @State private var hasCard = false
  @State private var showsAccount = false

  var body: some View {
    Group {
      if hasCard {
        Button("Account") { showsAccount = true }
          .sheet(isPresented: $showsAccount) {
            VStack {
              Button("Give the card back") { hasCard = false }
              Button("Close") { showsAccount = false }
            }
          }
      } else {
        Button("Get a card") { hasCard = true }
      }
    }
    .padding()
  }
}
