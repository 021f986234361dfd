import SwiftUI

struct TicketPage: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbar(.hidden, for: .navigationBar).padding() // want: deprecated-navigation-bar-hidden:info
        Text("Two")
          .toolbar(.automatic, for: .navigationBar) // want: deprecated-navigation-bar-hidden
        Text("Three")
          .navigationTitle("Tickets")
          .toolbar(.hidden, for: .navigationBar) // want: deprecated-navigation-bar-hidden
          .navigationBarBackButtonHidden(false)
        Text("Four")
          .navigationBarHidden( // want: deprecated-navigation-bar-hidden
            true // The map fills the screen.
          )
      }
    }
  }
}
