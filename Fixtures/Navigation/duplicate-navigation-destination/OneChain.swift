import SwiftUI

struct Ticket: Hashable { let seat: Int }

struct TicketBooth: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Seat 4", value: Ticket(seat: 4))
        .navigationDestination(for: Ticket.self) { Text("Seat \($0.seat)") }
        .navigationTitle("Tickets")
        .navigationDestination(for: Ticket.self) { _ in Text("A seat") } // want: duplicate-navigation-destination:error
    }
  }
}
