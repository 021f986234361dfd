import SwiftUI

struct TicketPage: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("One").navigationBarHidden(true).padding() // want: deprecated-navigation-bar-hidden:info
        Text("Two")
          .navigationBarHidden(false) // want: deprecated-navigation-bar-hidden
        Text("Three")
          .navigationTitle("Tickets")
          .navigationBarHidden(true) // want: deprecated-navigation-bar-hidden
          .navigationBarBackButtonHidden(false)
        Text("Four")
          .navigationBarHidden( // want: deprecated-navigation-bar-hidden
            true // The map fills the screen.
          )
      }
    }
  }
}
